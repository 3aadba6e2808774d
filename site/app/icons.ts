/** A picture that stands for the site where it is installed. */
export interface Icon {
  readonly path: string;
  /** Pixels, both ways. */
  readonly size: number;
  /** To be cut to a shape by the system. */
  readonly isMaskable: boolean;
}

/** The pictures of the site, in the sizes that the systems ask for. */
export const ICONS = {
  small: { path: '/icons/192.png', size: 192, isMaskable: false },
  large: { path: '/icons/512.png', size: 512, isMaskable: false },
  maskable: { path: '/icons/maskable-512.png', size: 512, isMaskable: true },
  touch: { path: '/icons/touch-180.png', size: 180, isMaskable: true },
} as const satisfies Record<string, Icon>;
