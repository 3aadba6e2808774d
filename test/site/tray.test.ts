import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawTarget } from '../../site/components/numbers-round/draw.ts';
import { BOARD } from '../../site/components/numbers-round/television.ts';
import { numbersOf, seated, type Tray, toggled, withoutTile } from '../../site/components/numbers-round/tray.ts';

const places = fc.uniqueArray(fc.nat({ max: BOARD.length - 1 }), { maxLength: 6 });
const picked = (chosen: readonly number[]) => chosen.reduce<Tray>(toggled, []);

describe('the tray', () => {
  test('the board is 24 tiles: 1 to 10 twice, 25, 50, 75 and 100', () => {
    expect([...BOARD].sort((a, b) => a - b)).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 25, 50, 75, 100,
    ]);
  });

  test('picking every tile again empties it', () => {
    fc.assert(fc.property(places, (chosen) => chosen.reduce<Tray>(toggled, picked(chosen)).length === 0));
  });

  test('typing the same numbers again moves no tile', () => {
    fc.assert(
      fc.property(places, (chosen) => {
        const tray = picked(chosen);
        const again = seated(numbersOf(tray), tray);
        expect(new Set(again.map(({ place }) => place))).toEqual(new Set(chosen));
        expect(numbersOf(again)).toEqual(numbersOf(tray));
      }),
    );
  });

  test('no two numbers are ever the same tile, and numbers beyond the board are none', () => {
    const numbers = fc.array(fc.oneof(fc.constantFrom(...BOARD), fc.integer({ min: 1, max: 200 })), { maxLength: 10 });
    fc.assert(
      fc.property(numbers, (given) => {
        const held = seated(given).flatMap(({ place }) => (place === undefined ? [] : [place]));
        expect(new Set(held).size).toBe(held.length);
      }),
    );
    expect(seated([100, 100, 11]).map(({ place }) => place)).toEqual([BOARD.indexOf(100), undefined, undefined]);
  });

  test('a tile is taken out by its position', () => {
    expect(numbersOf(withoutTile(seated([7, 7, 3]), 1))).toEqual([7, 3]);
  });
});

test('a drawn target is one from 101 to 999, both ends included', () => {
  expect(drawTarget(() => 0)).toBe(101);
  expect(drawTarget(() => 1 - Number.EPSILON)).toBe(999);
});
