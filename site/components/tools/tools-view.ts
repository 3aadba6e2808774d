import type { Wording } from '../../i18n/wording.ts';
import { checkView } from '../check/check-view.ts';
import type { Game, Hand } from '../numbers-game/address.ts';
import { part } from '../numbers-game/parts.ts';
import type { GameTexts } from '../numbers-game/sentences.ts';
import { reachView } from '../reach/reach-view.ts';
import type { Targets } from '../reach/targets.ts';
import { listView } from '../solution-list/list-view.ts';
import { tabs } from './tabs.ts';

/** What can be done with a game besides solving it, a tab each: check an answer, list all solutions, picture the reach. */
interface ToolsView {
  /** A game has been solved: all its solutions may be listed. */
  showSolved(game: Game): void;
  /** A game has been dealt, and nothing about it is given away. */
  showDealt(): void;
  /** What the form holds now, as far as it holds it. */
  follow(hand: Hand | undefined, game: Game | undefined): void;
}

/** What the tools need of the page. */
interface ToolsPage {
  readonly targets: Targets;
  /** The game in the form. When there is none, marks what is wrong and gives undefined. */
  readonly readGame: () => Game | undefined;
  /** Called when the player wants a target solved. */
  readonly onTarget: (target: number) => void;
}

/** Brings the tools to life. @param root holds them, and the buttons that lead to them from elsewhere */
export function toolsView(root: HTMLElement, page: ToolsPage, texts: GameTexts, wording: Wording): ToolsView {
  const panel = (name: string) => part(root, `${name}-panel`, HTMLElement);
  const check = checkView(panel('check'), page.readGame, texts, wording);
  const list = listView(panel('solutions'), texts, wording);
  const reach = reachView(panel('reach'), page.targets, page.onTarget, texts, wording);
  const show = tabs(part(root, 'tabs', HTMLElement), (name) => {
    list.setSeen(name === 'solutions');
    reach.setSeen(name === 'reach');
  });

  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-opens]')) {
    button.addEventListener('click', () => {
      const name = button.getAttribute('data-opens') ?? '';
      show(name);
      const first = panel(name).querySelector<HTMLElement>('input, h3');
      first?.focus({ preventScroll: true });
      panel(name).parentElement?.scrollIntoView();
    });
  }

  return {
    showSolved: list.setGame,

    showDealt() {
      list.setGame(undefined);
      check.clear();
      show('check');
    },

    follow(hand, game) {
      list.compareWith(game);
      check.follow(hand, game);
      reach.setHand(hand);
    },
  };
}
