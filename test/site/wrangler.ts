import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** Milliseconds that the service has to build the site and start. */
const PATIENCE = 90_000;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function startWrangler(origin: string, inspectorPort: number, storage: string): ChildProcess {
  const command = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
  const { PATH } = process.env;
  const { hostname, port } = new URL(origin);
  const options = ['--ip', hostname, '--port', port, '--inspector-port', `${inspectorPort}`];
  return spawn(
    process.execPath,
    [command, 'dev', ...options, '--persist-to', storage, '--show-interactive-dev-session=false'],
    {
      cwd: ROOT,
      // A group of its own, since wrangler starts workerd and esbuild, which must end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: [join(ROOT, 'node_modules/.bin'), PATH].join(delimiter),
        SITE_URL: origin,
        WRANGLER_SEND_METRICS: 'false',
        ASTRO_TELEMETRY_DISABLED: '1',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        FORCE_COLOR: '0',
      },
    },
  );
}

async function untilHealthy(origin: string, wrangler: ChildProcess): Promise<void> {
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  wrangler.stdout?.on('data', keep);
  wrangler.stderr?.on('data', keep);
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(100)) {
    if (!runs(wrangler)) break;
    const healthy = await fetch(`${origin}/api/v1/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
  }
  throw new Error(`the service did not start:\n${output}`);
}

const runs = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Ends wrangler and all that it started. */
function kill(wrangler: ChildProcess): void {
  if (wrangler.pid !== undefined && runs(wrangler)) process.kill(-wrangler.pid, 'SIGKILL');
}

async function stop(wrangler: ChildProcess, storage: string): Promise<void> {
  if (runs(wrangler)) {
    const ended = once(wrangler, 'exit');
    kill(wrangler);
    await ended;
  }
  await rm(storage, { recursive: true, force: true, maxRetries: 5 });
}

/** The service while it runs. */
export interface Service {
  /** Where it answers: site, API and local KV, as `npm start` serves them. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Builds the project and serves it on a free port. @throws Error with what wrangler said, when it does not start */
export async function startService(): Promise<Service> {
  const storage = await mkdtemp(join(tmpdir(), 'cifras-site-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const wrangler = startWrangler(origin, await freePort(), storage);
  // Also when what runs against it is broken off.
  process.once('exit', () => kill(wrangler));
  try {
    await untilHealthy(origin, wrangler);
  } catch (error) {
    await stop(wrangler, storage);
    throw error;
  }
  return { origin, stop: () => stop(wrangler, storage) };
}
