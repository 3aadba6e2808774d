import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './sources.ts';

/**
 * Downloads a package of Debian and unpacks it, which takes no rights on the machine.
 *
 * @param folder where to put it; whoever calls removes it.
 * @returns a function that reads a text of the package by its path.
 * @throws {Error} where the tools of Debian are missing, where this version is not to be had, and where the file is another one.
 */
export function fetchSource({ name, version, sha256 }: Source, folder: string): (path: string) => string {
  const place = join(folder, name);
  mkdirSync(place);
  run('apt-get', ['download', `${name}=${version}`], place, `${name} ${version} of Debian`);

  const [file = ''] = readdirSync(place);
  const hash = createHash('sha256')
    .update(readFileSync(join(place, file)))
    .digest('hex');
  if (hash !== sha256) throw new Error(`${file} has the SHA-256 ${hash}, not ${sha256}`);

  run('dpkg-deb', ['-x', file, 'unpacked'], place, `unpacking ${file}`);
  return (path) => readFileSync(join(place, 'unpacked', path), 'utf8');
}

function run(command: string, parameters: readonly string[], folder: string, purpose: string): void {
  try {
    execFileSync(command, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer };
    const reason = code === 'ENOENT' ? `this machine has no ${command}` : `${stderr ?? error}`.trim();
    throw new Error(`${purpose}: ${reason}`, { cause: error });
  }
}
