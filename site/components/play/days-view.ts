import type { Locale } from '../../i18n/locales.ts';
import type { Wording } from '../../i18n/wording.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { beginningOf, type Day, dayOf, isDay, untilNextDay } from './day.ts';
import { entryOf, latestFirst, type PlayedDay, streakOf } from './diary.ts';
import { keptMatch } from './kept-match.ts';
import type { Match, Outcome } from './match.ts';
import type { Round } from './round.ts';
import { litFor } from './squares.ts';
import type { PlayTexts } from './texts.ts';

/** How a day's game is named where the browser keeps it. */
const PREFIX = 'daily.';

/** Milliseconds after which the time to the next game is told anew. */
const MINUTE = 60_000;

/** The days on the page: which one is shown, those played, and when the next comes. */
export interface DaysView {
  /** The name under which a day's round is kept. */
  keyOf(day: Day): string;
  /** Shows that it is the game of `day`, if of any, the days played so far, and the time to the next. */
  showDays(day: Day | undefined): void;
  /** What a day's game came to in one line, to be shared: it gives nothing of the game away. */
  summaryOf(day: Day, match: Match<unknown, unknown> & { readonly outcome: Outcome }): string;
}

/** The names of all that the browser keeps, as far as it lets them be read. */
function keptKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Brings the days to life. */
export function daysView<Game, Position, Move, Best>(
  root: HTMLElement,
  round: Round<Game, Position, Move, Best>,
  locale: Locale,
  texts: PlayTexts,
  wording: Wording,
): DaysView {
  const list = part(root, 'days', HTMLElement);
  const calendar = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const name = (day: Day) => calendar.format(beginningOf(day));
  const keyOf = (day: Day) => `${PREFIX}${day}`;
  let shown: Day | undefined;

  function playedDays(): readonly PlayedDay[] {
    return keptKeys().flatMap((key) => {
      const day = key.slice(PREFIX.length);
      if (!key.startsWith(PREFIX) || !isDay(day)) return [];
      const match = keptMatch(() => localStorage, key, round).read();
      return (match && entryOf(day, match)) ?? [];
    });
  }

  function gapTold({ gap }: Outcome): string {
    return gap === 0 ? texts.play.daily.exact : wording.fill(texts.play.daily.away, { n: wording.count(gap) });
  }

  function showWait(): void {
    const { hours, minutes } = untilNextDay(Date.now());
    const isToday = shown === dayOf(Date.now());
    const text = isToday ? texts.play.daily.next : texts.play.daily.ready;
    part(root, 'next', HTMLElement).textContent = wording.fill(text, { hours, minutes });
    part(root, 'to-today', HTMLElement).hidden = isToday;
  }

  setInterval(showWait, MINUTE);

  return {
    keyOf,

    showDays(day) {
      shown = day;
      const played = latestFirst(playedDays());
      part(root, 'day', HTMLElement).textContent = day ? name(day) : '';
      part(root, 'streak', HTMLElement).textContent = wording.many(
        texts.play.daily.streak,
        streakOf(played, dayOf(Date.now())),
      );
      part(root, 'played', HTMLElement).textContent = wording.many(texts.play.daily.played, played.length);
      fillList(list, played, ({ day, outcome }, item) => {
        const link = part(item, 'day-link', HTMLAnchorElement);
        link.search = `?date=${day}`;
        link.textContent = name(day);
        part(item, 'day-squares', HTMLElement).setAttribute('data-lit', `${litFor(outcome.gap)}`);
        part(item, 'day-outcome', HTMLElement).textContent = gapTold(outcome);
      });
      showWait();
    },

    summaryOf(day, { clock, outcome }) {
      const { points, seconds, tiles } = outcome;
      const text = clock.length === null ? texts.play.daily.untimed : texts.play.daily.timed;
      const all = clock.length === null ? '' : clock.length / 1000;
      return [
        `${texts.play.daily.name} ${day}`,
        wording.many(texts.play.points, points),
        wording.fill(text, { gap: gapTold(outcome), seconds, all }),
        wording.many(texts.play.daily.tiles, tiles),
      ].join(' · ');
    },
  };
}
