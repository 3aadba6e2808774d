import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { chapterGame } from '../chapter-game/game-form.ts';
import { part } from '../numbers-game/parts.ts';
import type { GameTexts } from '../numbers-game/sentences.ts';
import { type Player, type Playing, player } from '../player/player.ts';
import { controlsView } from './controls-view.ts';
import { labelsOf, listOf, type TreeTexts } from './labels.ts';
import { layOut } from './layout.ts';
import { sentenceOf, summaryOf, toldOf } from './sentences.ts';
import { PAUSES, type Speed } from './speeds.ts';
import { standOf } from './stand.ts';
import { standView } from './stand-view.ts';
import { MOST_NUMBERS, type SmallGame, type Telling, tellSearch } from './telling.ts';
import { treeView } from './tree-view.ts';
import { wordsOf } from './words-view.ts';

/** The texts that the tree needs once it runs. */
type Texts = TreeTexts & Pick<GameTexts, 'faults'>;

/** Brings the drawing of a search to life. @param root holds the tree, its controls and the form of the game */
export function startSearchTree(root: HTMLElement): void {
  const texts: Texts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const wording = wordingIn(localeOf(document.documentElement.lang));
  const figure = root.closest('figure') ?? root;
  const sentence = part(root, 'sentence', HTMLElement);
  const frame = part(root, 'frame', HTMLElement);
  const title = part(root, 'title', SVGTitleElement);
  const summary = part(figure, 'summary', HTMLElement);
  const words = part(figure, 'words', HTMLElement);
  const tree = treeView(part(root, 'tree', SVGGElement), frame);
  const showStand = standView(root);
  let speed: Speed = 'medium';
  const setSpeed = (chosen: Speed) => {
    speed = chosen;
    search.retime();
  };
  const showControls = controlsView(root, () => search, setSpeed, texts, wording);
  const search: Player = player(show, () => PAUSES[speed]);
  let telling: Telling | undefined;

  function show(playing: Playing): void {
    showControls(playing);
    const moment = telling?.moments[playing.position];
    if (!telling || !moment) return;
    tree.show(moment);
    showStand(standOf(moment, telling, texts, wording));
    // While it plays it would be too much to listen to.
    sentence.ariaLive = playing.isPlaying ? 'off' : 'polite';
    sentence.textContent = sentenceOf(moment, telling, texts, wording);
  }

  /** Draws the tree of a game, whole, and stands at its end. */
  function open(game: SmallGame): void {
    telling = tellSearch(game);
    const [start] = telling.branches;
    if (!start) return;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(frame);
    const room = frame.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    tree.draw(layOut(start, (branch) => labelsOf(branch, texts, wording), room));
    title.textContent = wording.fill(texts.backtracking.drawing, {
      numbers: listOf(game.numbers, wording),
      target: wording.count(game.target),
    });
    summary.textContent = summaryOf(telling, texts, wording);
    words.replaceChildren(wordsOf(start, (branch) => toldOf(branch, texts, wording)));
    search.load(telling.moments.length - 1, telling.moments.length - 1);
  }

  chapterGame(
    part(root, 'form', HTMLFormElement),
    MOST_NUMBERS,
    ({ numbers, target }) => open({ numbers: numbers.map(Number), target: Number(target) }),
    texts,
    wording,
  );
}
