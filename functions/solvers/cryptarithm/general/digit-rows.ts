/** Rows of digits, one after the other in one array of bytes: a row a solution, however many there are. */
export class DigitRows {
  private readonly length: number;
  private bytes: Uint8Array;
  private end = 0;

  /** @param length digits in a row. */
  constructor(length: number) {
    this.length = length;
    this.bytes = new Uint8Array(16 * length);
  }

  add(digits: ArrayLike<number>): void {
    if (this.end === this.bytes.length) {
      const longer = new Uint8Array(2 * this.end);
      longer.set(this.bytes);
      this.bytes = longer;
    }
    for (let at = 0; at < this.length; at++) this.bytes[this.end++] = digits[at]!;
  }

  /** Gives each row in turn; the array is used on. */
  forEach(use: (digits: number[]) => void): void {
    const row = new Array<number>(this.length).fill(0);
    for (let from = 0; from < this.end; from += this.length) {
      for (let at = 0; at < this.length; at++) row[at] = this.bytes[from + at]!;
      use(row);
    }
  }
}
