/** A package of Debian that holds words, and what its file must hash to. */
export interface Source {
  readonly name: string;
  readonly version: string;
  readonly sha256: string;
}

/** Where the words come from, beside the npm package `dictionary-es`. Their licences and more are in `SOURCES.md`. */
export const SOURCES = {
  wspanish: {
    name: 'wspanish',
    version: '1.0.30',
    sha256: 'a2b7504fb8c12deaf6c4e868f749a3d05a42caee348f0f5bb006238e925cde18',
  },
  scowl: {
    name: 'scowl',
    version: '2020.12.07-2',
    sha256: 'de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718',
  },
  french: {
    name: 'hunspell-fr-comprehensive',
    version: '1:7.0-1',
    sha256: '95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d',
  },
} as const satisfies Record<string, Source>;
