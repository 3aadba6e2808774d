import type { Wording } from '../../i18n/wording.ts';
import { part } from '../numbers-game/parts.ts';
import { kept } from './kept.ts';
import type { Outcome } from './match.ts';
import { added, isScore, NO_SCORE, type Score } from './score.ts';
import type { PlayTexts } from './texts.ts';

/** Brings the running score to life, which the browser keeps until it is reset. @returns a function that adds a round */
export function scoreView(panel: HTMLElement, texts: PlayTexts, wording: Wording): (outcome: Outcome) => void {
  const store = kept(() => localStorage, 'play.score', isScore);
  const heading = part(panel, 'score-heading', HTMLElement);

  function show({ points, rounds, exact }: Score): void {
    panel.hidden = rounds === 0;
    part(panel, 'score-points', HTMLElement).textContent = wording.many(texts.play.points, points);
    part(panel, 'score-rounds', HTMLElement).textContent = wording.many(texts.play.score.rounds, rounds);
    part(panel, 'score-exact', HTMLElement).textContent = wording.fill(texts.play.score.exact, {
      n: wording.count(exact),
    });
  }

  let score = store.read() ?? NO_SCORE;
  part(panel, 'score-reset', HTMLButtonElement).addEventListener('click', () => {
    store.forget();
    score = NO_SCORE;
    show(score);
    heading.focus();
  });
  show(score);

  return (outcome) => {
    // Another tab may have added to it.
    score = added(store.read() ?? NO_SCORE, outcome);
    store.write(score);
    show(score);
  };
}
