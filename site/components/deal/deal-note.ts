import type { Wording } from '../../i18n/wording.ts';
import type { Game } from '../numbers-game/address.ts';
import { part } from '../numbers-game/parts.ts';
import type { GameTexts } from '../numbers-game/sentences.ts';
import { type Deal, DIFFICULTIES } from './ask-deal.ts';

/** Tells of a deal what may be told before it is played. @returns the same in words, with the game itself */
export function writeDeal(deal: Deal, game: Game, note: HTMLElement, texts: GameTexts, wording: Wording): string {
  const difficulty = DIFFICULTIES.find((known) => known === deal.difficulty) ?? 'any';
  const promise = wording.fill(texts.deal.promise, { difficulty: texts.deal.difficulties[difficulty].toLowerCase() });
  part(note, 'promise', HTMLElement).textContent = promise;
  part(note, 'seed', HTMLElement).textContent = wording.fill(texts.deal.seed, { seed: deal.seed });
  const numbers = wording.list(game.numbers.map((number) => wording.count(number)));
  return `${wording.fill(texts.deal.spoken, { numbers, target: wording.count(game.target) })} ${promise}`;
}
