import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nothing listens on. @throws Error when the machine gives none */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('the machine gives no port');
  return address.port;
}
