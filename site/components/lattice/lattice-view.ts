import type { Trace } from '../../../functions/solvers/arithmetic/subsets/trace.ts';
import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { fieldView } from '../numbers-game/field-view.ts';
import { part } from '../numbers-game/parts.ts';
import { type Playing, player } from '../player/player.ts';
import { readGame } from '../small-game/read-game.ts';
import { traceOf } from './cost.ts';
import { type Drawing, drawLattice } from './drawing.ts';
import { endOf, frameAt } from './frame.ts';
import { captionsAt, type LatticeTexts, sentenceAt } from './lattice-sentences.ts';
import { LATTICE_LIMITS } from './limits.ts';

/** Milliseconds for which a step is shown: a subset that is filled, and a question. */
const FILL_PAUSE = 260;
const ASK_PAUSE = 1600;

/** Brings the lattice to life: any small game, step by step or by itself. */
export function startLattice(root: HTMLElement): void {
  const texts: LatticeTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const wording = wordingIn(localeOf(document.documentElement.lang));
  const form = part(root, 'form', HTMLFormElement);
  const numbers = fieldView(form, 'numbers');
  const target = fieldView(form, 'target');
  const canvas = part(root, 'drawing', HTMLElement);
  const told = part(root, 'told', HTMLElement);
  const progress = part(root, 'progress', HTMLInputElement);
  const play = part(root, 'play', HTMLButtonElement);
  let trace: Trace;
  let drawings: readonly Drawing[] = [];

  function show({ position: place, isPlaying }: Playing): void {
    const frame = frameAt(trace, place);
    const captions = captionsAt(trace, place, texts, wording);
    for (const { svg, paint } of drawings) {
      paint(frame, captions);
      svg.setAttribute('aria-label', captions.slice(1).reverse().join('; '));
    }
    // What changes several times a second is not read out; what it ends with is.
    told.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    told.textContent = sentenceAt(trace, place, texts, wording);
    play.textContent = isPlaying ? texts.subsets.lattice.pause : texts.subsets.lattice.play;
    progress.value = `${place}`;
    progress.setAttribute(
      'aria-valuetext',
      wording.fill(texts.subsets.lattice.stepOf, { n: place + 1, all: endOf(trace) + 1 }),
    );
  }

  const steps = player(show, (place) => (trace.steps[place]?.kind === 'fill' ? FILL_PAUSE : ASK_PAUSE));

  /** Lets the engine solve the game in the form, and draws it. @param first the step that is shown; the end if there is none */
  function draw(first?: number): void {
    const game = readGame(numbers, target, LATTICE_LIMITS, texts.subsets, wording);
    if (!game) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    trace = traceOf(game);
    const goal = wording.count(trace.target);
    drawings = (['wide', 'narrow'] as const).map((arrangement) => drawLattice(document, trace, goal, arrangement));
    canvas.replaceChildren(...drawings.map(({ svg }) => svg));
    progress.max = `${endOf(trace)}`;
    steps.load(endOf(trace), first ?? endOf(trace));
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    draw(0);
  });
  for (const example of root.querySelectorAll<HTMLButtonElement>('[data-part="example"]')) {
    example.addEventListener('click', () => {
      const [given = '', wanted = ''] = example.value.split('=');
      numbers.input.value = given;
      target.input.value = wanted;
      numbers.mark(undefined);
      target.mark(undefined);
      draw(0);
    });
  }
  play.addEventListener('click', () => steps.toggle());
  part(root, 'back', HTMLButtonElement).addEventListener('click', () => steps.go(steps.now.position - 1));
  part(root, 'step', HTMLButtonElement).addEventListener('click', () => steps.go(steps.now.position + 1));
  part(root, 'end', HTMLButtonElement).addEventListener('click', () => steps.go(endOf(trace)));
  progress.addEventListener('input', () => steps.go(Number(progress.value)));

  draw();
}
