import type { Expression } from '../expression.ts';
import type { Rational } from '../rational.ts';
import { A_MINUS, A_OVER, type Join, joinedExpression, TIMES } from '../subsets/joins.ts';
import type { Ground } from './ground.ts';
import { joinedError, joinedSize, joinedValue, ROUNDING, wantedSize } from './joined-value.ts';
import type { PartnerWindows } from './partner-windows.ts';

/** Depths there may be, one a tile. */
const MOST_DEPTHS = 10;

/**
 * A way down from the target: entries joined one after another, and what a last partner would have to lie in and would make.
 * Depth 0 is the top, where the value is compared with the target.
 */
export class Descent {
  /** The entry joined at each depth, and how. */
  readonly entries = new Int32Array(MOST_DEPTHS);
  readonly joins = new Int32Array(MOST_DEPTHS);
  /** The window at each depth. */
  readonly low = new Float64Array(MOST_DEPTHS + 1);
  readonly high = new Float64Array(MOST_DEPTHS + 1);
  /** What would make the target, roughly; NaN where the window reaches to infinity and begins again on the other side. */
  readonly centre = new Float64Array(MOST_DEPTHS + 1);
  /** 1 where the value at the top rises with the one at this depth, −1 where it falls. */
  readonly slope = new Int8Array(MOST_DEPTHS + 1);
  /** What `climb` came to, and how far it may be off. */
  size = 0;
  error = 0;
  readonly #ground: Ground;
  readonly #whole: number;

  /** @param whole the table is whole up to subsets of as many tiles. */
  constructor(ground: Ground, whole: number) {
    this.#ground = ground;
    this.#whole = whole;
  }

  /** Sets the window at the top: what is as near as the nearest. */
  openTop(): void {
    const { game, nearest } = this.#ground;
    const most = game.ceilings[game.shape.full]!;
    this.low[0] = Math.max(nearest.low, -most);
    this.high[0] = Math.min(nearest.high, most);
    this.centre[0] = nearest.size;
    this.slope[0] = 1;
  }

  /**
   * Sets the window below `depth`, one of those for the join there, to what the room can make.
   *
   * @returns whether anything is in it.
   */
  openBelow(depth: number, windows: PartnerWindows, window: number, room: number): boolean {
    const { least, ceilings } = this.#ground.game;
    const join = this.joins[depth]!;
    const a = this.#ground.table.quotients[this.entries[depth]!]!;
    const most = ceilings[room]!;
    const low = Math.max(windows.low[window]!, least, -most);
    const high = Math.min(windows.high[window]!, most);
    this.low[depth + 1] = low;
    this.high[depth + 1] = high;
    const centre = wantedSize(join, this.centre[depth]!, a);
    const astray = windows.count > 1 && !(centre >= windows.low[window]! && centre <= windows.high[window]!);
    this.centre[depth + 1] = astray ? Number.NaN : centre;
    this.slope[depth + 1] = this.slope[depth]! * slopeOf(join, a);
    return low <= high;
  }

  /**
   * Works out in doubles what a partner below `depth` makes at the top: `size`, and `error`, which is zero where steps are
   * integers below 2^53.
   *
   * @returns whether it may be a value.
   */
  climb(depth: number, partner: number): boolean {
    const { quotients, game, exactly } = this.#ground.table;
    const whole = game.integral && !exactly;
    let size = partner;
    let error = whole ? 0 : Math.abs(partner) * ROUNDING;
    for (let level = depth; level >= 0; level--) {
      const join = this.joins[level]!;
      const a = quotients[this.entries[level]!]!;
      const result = joinedSize(join, a, size);
      if (whole && !Number.isInteger(result)) return false;
      if (!whole) error = joinedError(join, a, size, result, error);
      size = result;
    }
    const known = Number.isFinite(size) && Number.isFinite(error);
    this.size = known ? size : 0;
    this.error = known ? error : Infinity;
    return true;
  }

  /** Whether what `climb` came to may be as near as the nearest. */
  get isNear(): boolean {
    const { low, high } = this.#ground.nearest;
    return this.size + this.error >= low && this.size - this.error <= high;
  }

  /** Whether partners that lie farther `up` (1) or down (−1) below `depth` than the one climbed from make what is farther off. */
  isPast(depth: number, up: 1 | -1): boolean {
    const { size } = this.#ground.nearest;
    return this.slope[depth + 1]! * up * (this.size - size) > this.error + Math.abs(size) * ROUNDING;
  }

  /** Works out exactly what a partner below `depth` makes, and offers it. Returns whether that is a value. */
  offer(depth: number, partner: Rational, tiles: number, expression: () => Expression): boolean {
    const { table, nearest, game } = this.#ground;
    let value: Rational | undefined = partner;
    for (let level = depth; level >= 0 && value !== undefined; level--) {
      value = joinedValue(game.rules.values, this.joins[level]!, table.valueOf(this.entries[level]!), value);
    }
    if (value === undefined) return false;
    if (!nearest.wants(value, tiles)) return true;
    let whole = expression();
    for (let level = depth; level >= 0; level--) {
      whole = joinedExpression(this.joins[level]!, table.expressionOf(this.entries[level]!), whole);
    }
    nearest.offer({ value, tiles, expression: whole });
    return true;
  }

  /** Offers a zero that a zero and all other tiles of the room make, where it lies in the window at `depth`. */
  offerZero(depth: number, room: number): void {
    if (this.low[depth]! > 0 || this.high[depth]! < 0) return;
    const expression = this.#ground.zeros.in(room, this.#whole);
    if (expression !== undefined) this.offer(depth - 1, 0, this.#ground.game.shape.tileCount, () => expression);
  }
}

/** 1 where the result rises with the partner of `a`, else −1. */
function slopeOf(join: Join, a: number): 1 | -1 {
  const falls = join === A_MINUS || join === A_OVER;
  const turns = join >= TIMES && a < 0;
  return falls === turns ? 1 : -1;
}
