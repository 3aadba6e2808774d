/** A stream that may be a terminal. */
interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 40;
const EVERY_MS = 100;

/** A bar on one line of a terminal, drawn at most ten times a second; nothing where the stream is none. */
export class ProgressBar {
  readonly #terminal: Terminal;
  #drawn = 0;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** @param task what is being done, in a word. @param done, of parts of it. */
  show(task: string, done: number, of: number): void {
    const now = performance.now();
    if (!this.#terminal.isTTY || now - this.#drawn < EVERY_MS) return;
    this.#drawn = now;
    const filled = Math.floor((WIDTH * done) / of);
    const bar = '#'.repeat(filled).padEnd(WIDTH, '.');
    this.#terminal.write(`\r${task} [${bar}] ${Math.floor((100 * done) / of)}%`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#drawn > 0) this.#terminal.write('\r\x1b[K');
  }
}
