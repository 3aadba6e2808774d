import { exact } from '../../../functions/solvers/arithmetic/rational.ts';
import type { Wording } from '../../i18n/wording.ts';
import { numeral, SIGNS } from '../numbers-game/notation.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { playerButtons } from '../player/player-buttons.ts';
import { stillness } from '../stillness.ts';
import { type Run, runItems, type Stack } from './machine.ts';
import {
  endSentence,
  readingFaultSentence,
  runFaultSentence,
  type StatesTexts,
  stepSentence,
} from './machine-sentences.ts';
import { type Item, readItems } from './reading.ts';

/** The machine on the page. */
export interface MachineView {
  /** Puts a row of items in and gets ready to read it. */
  load(text: string): void;
}

const textOf = (item: Item) => (item.kind === 'operator' ? SIGNS[item.operator] : numeral(item.text));

/** Brings the machine that reads reverse Polish notation to life. */
export function machineView(root: HTMLElement, texts: StatesTexts, wording: Wording): MachineView {
  const field = part(root, 'rpn', HTMLInputElement);
  const fault = part(root, 'rpn-fault', HTMLElement);
  const tape = part(root, 'tape', HTMLElement);
  const pile = part(root, 'stack', HTMLElement);
  const told = part(root, 'machine-told', HTMLElement);
  const controls = playerButtons(part(root, 'player', HTMLElement), show);
  let items: readonly Item[] = [];
  let run: Run = runItems([]);
  let shown = 0;

  /** Shows the tape and the stack when so many items are read; one beyond the stacks is the item at fault. */
  function show(moment: number): void {
    const stack: Stack = run.stacks[moment] ?? run.stacks.at(-1) ?? [];
    const cells = [...tape.querySelectorAll('li')];
    for (const [place, cell] of cells.entries()) {
      cell.setAttribute('data-state', place < moment - 1 ? 'read' : place === moment - 1 ? 'now' : 'ahead');
      cell.ariaCurrent = place === moment - 1 ? 'step' : null;
    }
    // The top of the stack comes first, as it stands.
    fillList(pile, [...stack].reverse(), ({ value, text }, entry) => {
      part(entry, 'value', HTMLElement).textContent = numeral(exact(value));
      part(entry, 'made', HTMLElement).textContent = text === numeral(exact(value)) ? '' : text;
    });
    const isEnd = moment === items.length && moment > 0;
    const sentences = [stepSentence(items, run, moment, texts, wording)];
    if (isEnd && run.fault?.code !== 'tooFew' && run.fault?.code !== 'byZero') {
      sentences.push(endSentence(items, run, texts, wording));
    }
    told.textContent = sentences.join(' ');
    const [from, top] = [cells[moment - 1], pile.querySelector('li')];
    if (moment === shown + 1 && from && top && !stillness() && run.stacks[moment]) fall(top, from);
    shown = moment;
  }

  /** Lets what has come on top of the stack come from its item. */
  function fall(top: Element, from: Element): void {
    const [a, b] = [from.getBoundingClientRect(), top.getBoundingClientRect()];
    const translate = [a.left - b.left, a.top - b.top].map((offset) => `${offset}px`).join(' ');
    top.animate(
      [
        { translate, opacity: 0.3 },
        { translate: '0 0', opacity: 1 },
      ],
      { duration: 420, easing: 'ease-out' },
    );
  }

  function read(): void {
    const reading = readItems(field.value);
    items = reading.ok ? reading.items : [];
    run = runItems(items);
    const sentence = reading.ok
      ? run.fault && runFaultSentence(items, run.fault, texts, wording)
      : readingFaultSentence(reading.fault, texts, wording);
    fault.textContent = sentence ?? '';
    field.ariaInvalid = String(sentence !== undefined);
    const wrong = run.fault && run.fault.code !== 'leftOver' ? run.fault.at : -1;
    fillList(tape, items, (item, cell, place) => {
      cell.textContent = textOf(item);
      cell.toggleAttribute('data-wrong', place === wrong);
    });
    pile.style.setProperty('--depth', `${Math.max(1, ...run.stacks.map(({ length }) => length))}`);
    shown = 0;
    // Up to the item at fault, which is looked at and not done.
    controls.load(wrong < 0 ? items.length + 1 : wrong + 2);
  }

  part(root, 'machine-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    read();
  });
  field.addEventListener('change', read);
  for (const example of root.querySelectorAll<HTMLButtonElement>('[data-rpn]')) {
    example.addEventListener('click', () => load(example.getAttribute('data-rpn') ?? ''));
  }

  function load(text: string): void {
    field.value = text;
    read();
  }

  read();
  return { load };
}
