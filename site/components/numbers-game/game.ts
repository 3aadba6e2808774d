import type { BestAnswer } from '../../../functions/solvers/arithmetic/answer.ts';
import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { askDeal, type DealRequest, dealIn, searchOfDeal } from '../deal/ask-deal.ts';
import { dealView } from '../deal/deal-view.ts';
import { localWorkView } from '../local-work/local-work-view.ts';
import type { Targets } from '../reach/targets.ts';
import { toolsView } from '../tools/tools-view.ts';
import { type Draft, draftIn, draftOf, type Game, isWhole, searchOf, searchOfDraft } from './address.ts';
import { answerView } from './answer-view.ts';
import { askBest } from './ask.ts';
import type { OpenForm } from './draft-view.ts';
import { latest } from './latest.ts';
import { part } from './parts.ts';
import { gameIn, handIn } from './reading.ts';
import { reveal } from './reveal.ts';
import { type Preset, rulesIn } from './rules.ts';
import { type GameTexts, isFinal } from './sentences.ts';
import type { Reply } from './service.ts';

/** What sets the page of one game apart from that of another. */
export interface GamePage {
  /** The rules where the form and the address say nothing else. */
  readonly preset: Preset;
  /** The target where the address has none, as it is written; empty when there is no usual one. */
  readonly usualTarget: string;
  readonly openForm: OpenForm;
  /** The targets whose reach is shown. */
  readonly targets: Targets;
}

/**
 * Brings the page of a game to life: form, address, answer and tools. A solved game is in the address, and an address
 * that holds a game opens solved; one that holds a deal opens dealt.
 * @param root the element that holds the form, the answer, the tools and the texts
 */
export function startGame(root: HTMLElement, { preset, usualTarget, openForm, targets }: GamePage): void {
  const texts: GameTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const wording = wordingIn(localeOf(document.documentElement.lang));
  const panel = part(root, 'answer', HTMLElement);
  const answer = answerView(panel, () => again(), texts, wording);
  const localWork = localWorkView(panel, part(panel, 'heading', HTMLElement), texts, wording);
  const form = part(root, 'form', HTMLFormElement);
  const game = openForm(form, follow, texts, wording);
  const showChoices = dealView(part(form, 'deal', HTMLElement), (request) => void deal(request));
  const tools = toolsView(root, { targets, readGame: readOrFocus, onTarget: solveTarget }, texts, wording);
  const asking = latest();
  let again: () => unknown = solve;
  /** The game that was dealt last. */
  let dealt: Game | undefined;

  /** What follows the draft as it changes: links to the other languages carry it along, the answer may be outdated. */
  function follow(draft: Draft): void {
    const current = gameIn(draft, preset);
    answer.compareWith(current);
    tools.follow(handIn(draft, preset), current);
    const search = isUnsolvedDeal(current) ? location.search : searchOfDraft(draft);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-game]')) link.search = search;
  }

  /** Whether the address holds a deal, and the form still the game that it is. */
  function isUnsolvedDeal(current: Game | undefined): boolean {
    const isSame = dealt && current && searchOf(current) === searchOf(dealt);
    return Boolean(isSame && dealIn(location.search));
  }

  /** The game in the form. When there is none, marks what is wrong and goes there. */
  function readOrFocus(): Game | undefined {
    const read = game.readGame();
    if (!read) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return read;
  }

  /**
   * Asks, and shows what comes of it.
   * @param busy what the service does in the meantime, in words
   * @returns whether it is shown, and no later question has taken its place
   */
  async function show<Answer>(
    ask: (signal: AbortSignal) => Promise<Reply<Answer>>,
    showAnswer: (answer: Answer, isLocal?: boolean) => void,
    busy: string,
  ): Promise<boolean> {
    localWork.begin();
    answer.showBusy(busy);
    const reply = await asking(ask);
    if (!reply) return false;
    try {
      if (reply.ok) showAnswer(reply.answer, reply.isLocal);
      else answer.showFailure(reply.failure);
      follow(game.draft());
    } catch (reason) {
      // It looked like an answer and could not be shown as one.
      answer.showFailure({ code: 'unreadable' });
      reportError(reason);
    }
    return true;
  }

  function showSolved(asked: Game): Promise<boolean> {
    again = solve;
    return show(
      (signal) => askBest(asked, signal),
      (best, isLocal) => {
        answer.showAnswer(asked, best);
        tools.showSolved(asked);
        localWork.begin(isLocal);
        if (!isFinal(best, asked.rules)) goOn(asked, best);
      },
      texts.answer.busy,
    );
  }

  /** Goes on in the browser, and shows what is better in the place of what is shown. */
  function goOn(asked: Game, found: BestAnswer): void {
    void localWork.goOn({ find: 'best', game: asked }, found, (better) => {
      answer.showAnswer(asked, better);
      answer.compareWith(gameIn(game.draft(), preset));
    });
  }

  async function solve(): Promise<void> {
    const asked = readOrFocus();
    if (!asked) return;
    go(searchOf(asked));
    if (await showSolved(asked)) reveal(panel);
  }

  function solveTarget(target: number): void {
    game.put({ ...game.draft(), target: String(target) });
    void solve();
  }

  /** Deals a game into the form, and leaves it to the player. */
  async function deal(request: DealRequest): Promise<void> {
    again = () => deal(request);
    await show(
      (signal) => askDeal(request, preset, signal),
      (reply, isLocal) => {
        dealt = reply.game;
        // A deal that was asked for by its seed is in the address already, and the page just opened.
        const isNew = request.seed === '';
        if (isNew) go(searchOfDeal({ ...request, seed: String(reply.deal.seed) }));
        game.put(draftOf(reply.game));
        answer.showDeal(reply, isLocal);
        tools.showDealt();
        if (isNew) reveal(part(form, 'stage', HTMLElement));
      },
      texts.deal.busy,
    );
  }

  /** Puts a query into the address, as a new step unless it is there. */
  function go(search: string): void {
    if (search !== location.search) history.pushState(null, '', search);
  }

  /** Takes over what the address holds, as when the page is opened or the player goes back. */
  function openAddress(): void {
    void asking();
    localWork.begin();
    const request = dealIn(location.search);
    if (request) {
      showChoices(request);
      return void deal(request);
    }
    const inAddress = draftIn(location.search);
    const found = { ...inAddress, target: inAddress.target || usualTarget };
    game.put(found);
    // What the form says of rules that do not exist would be forgotten as soon as it is read.
    const asked = isWhole(found) && rulesIn(found, preset) ? game.readGame() : undefined;
    if (asked) void showSolved(asked);
    else if (isWhole(found)) answer.showFailure({ code: 'address' });
    else answer.showEmpty();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void solve();
  });
  addEventListener('popstate', openAddress);

  openAddress();
}
