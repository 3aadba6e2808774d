import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** How to start a browser. */
export interface Executable {
  readonly path: string;
  /** Added to the environment of the browser. */
  readonly env: Readonly<Record<string, string>>;
}

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** Unpacks browser, fonts and libraries; the package always does that in the temporary folder of its process. */
const UNPACK = `
  import chromium, { inflate } from '@sparticuz/chromium';
  await Promise.all([chromium.executablePath(), inflate(process.argv[1])]);
`;

/** Where its fonts are: the configuration in the package only knows the folders of a cloud function. */
const FONTS = `<?xml version="1.0"?>
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/**
 * The folder that holds the unpacked package. It is unpacked aside and moved in one stroke, so that runs at the same time
 * or broken off never see half a browser.
 */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
  const folder = join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const aside = await mkdtemp(`${folder}-`);
  try {
    const libraries = join(PACKAGE, 'bin/al2023.tar.br');
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK, libraries], {
      cwd: CACHE,
      env: { ...process.env, TMPDIR: aside },
    });
    await writeFile(join(aside, 'fonts/fonts.conf'), FONTS);
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * The browser of the tests: the one `CHROME_PATH` names, or else the Chromium of the npm package, which needs nothing
 * installed. It finds its libraries beside it, also where the machine has none of them, and brings its fonts where the
 * machine has no font configuration.
 */
export async function chromium(): Promise<Executable> {
  const { CHROME_PATH, LD_LIBRARY_PATH } = process.env;
  if (CHROME_PATH) return { path: CHROME_PATH, env: {} };
  const folder = await unpacked();
  const libraries = [LD_LIBRARY_PATH, join(folder, 'al2023/lib')].filter(Boolean).join(':');
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(folder, 'fonts') };
  return { path: join(folder, 'chromium'), env: { LD_LIBRARY_PATH: libraries, ...fonts } };
}
