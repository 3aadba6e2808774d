import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealLetters } from '../../functions/solvers/letters/deal/deal.ts';
import { LETTER_SHOW_NAMES, LETTER_SHOWS } from '../../functions/solvers/letters/deal/shows.ts';
import { WORD_CLASSES } from '../../functions/solvers/letters/languages.ts';
import { readWordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { packGraph } from '../../functions/words/pack-graph.ts';
import { choiceIn, isSameDeal, searchOfChoice } from '../../site/components/play/choice.ts';
import { isMatch } from '../../site/components/play/kept-match.ts';
import {
  afterMove,
  answersOn,
  type Desk,
  isDesk,
  type Move,
  restingDesk,
  wordOn,
} from '../../site/components/play/letters/desk.ts';
import { ASKED, completed, isWhole, mayAsk } from '../../site/components/play/letters/drawing.ts';
import { judgedWords, longestWords } from '../../site/components/play/letters/judging.ts';
import { moveOfKey } from '../../site/components/play/letters/keys.ts';
import { lettersRound } from '../../site/components/play/letters/letters-round.ts';
import { judgementTold } from '../../site/components/play/letters/sentences.ts';
import { numbersRound } from '../../site/components/play/numbers/numbers-round.ts';
import { textsIn } from '../../site/i18n/texts.ts';
import { wordingIn } from '../../site/i18n/wording.ts';

const show = fc.constantFrom(...LETTER_SHOW_NAMES);
const isVowel = (letter: string) => 'aeiou'.includes(letter);

test('whatever is asked for as long as it may be, a game comes of it that has the vowels and consonants its show wants', () => {
  fc.assert(
    fc.property(show, fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), fc.nat(10), (name, wishes, asked) => {
      const { drawn, fewestVowels, fewestConsonants } = LETTER_SHOWS[name];
      const choices = wishes.slice(0, drawn).reduce((so, wish) => {
        const [wished, other] = wish ? [ASKED.vowel, ASKED.consonant] : [ASKED.consonant, ASKED.vowel];
        return so + (mayAsk(name, so, wished) ? wished : other);
      }, '');
      for (const whole of [choices, completed(name, choices.slice(0, asked), 'x')]) {
        const { letters } = dealLetters({ show: name, seed: 'x', choices: whole });
        const vowels = letters.filter(isVowel).length;
        expect(letters).toHaveLength(drawn);
        expect(vowels).toBeGreaterThanOrEqual(fewestVowels);
        expect(drawn - vowels).toBeGreaterThanOrEqual(fewestConsonants);
        expect(isWhole(name, whole)).toBe(true);
        expect([ASKED.vowel, ASKED.consonant].some((next) => mayAsk(name, whole, next))).toBe(false);
      }
    }),
  );
  // Six consonants: no seventh, since there are to be three vowels.
  expect([mayAsk('uk', 'cccccc', 'c'), mayAsk('uk', 'cccccc', 'v'), isWhole('uk', 'cccccccvv')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(completed('fr', '', 'abc')).toBe(dealLetters({ show: 'fr', seed: 'abc' }).choices);
});

const seat = fc.nat(9).map((place): Move => ({ kind: 'seat', seat: place }));
const typed = fc.constantFrom(...'acsoñ').map((letters): Move => ({ kind: 'letters', letters }));
const other = fc.constantFrom<Move>({ kind: 'back' }, { kind: 'clear' }, { kind: 'write' });
const moves = fc.array(fc.oneof({ weight: 4, arbitrary: seat }, { weight: 4, arbitrary: typed }, other), {
  maxLength: 60,
});
const CASAS = [...'casasñoes'];

/** A desk after what is typed key by key, an Enter as a full stop. */
const desk = (keys: string): Desk =>
  [...keys].reduce(
    (now, key) => {
      const move = moveOfKey(key === '.' ? 'Enter' : key, 'es', true);
      return move ? afterMove(now, move) : now;
    },
    restingDesk('es', CASAS),
  );

test('whatever is tapped or typed, each word takes a tile once at most, and the desk is known again from JSON', () => {
  fc.assert(
    fc.property(moves, (made) => {
      const played = made.reduce(afterMove, restingDesk('es', CASAS));
      for (const word of [...played.words, wordOn(played)]) {
        const left = [...CASAS];
        for (const letter of word) {
          expect(left).toContain(letter);
          left.splice(left.indexOf(letter), 1);
        }
      }
      expect(new Set(played.words).size).toBe(played.words.length);
      expect(isDesk(JSON.parse(JSON.stringify(played)))).toBe(true);
    }),
  );
});

test('words are typed with or without accents, taken back and written down; one twice, or a letter too many, is told', () => {
  expect(wordOn(desk('cásá'))).toBe('casa');
  expect(wordOn(desk('ños'))).toBe('ños');
  expect(desk('casas.').words).toEqual(['casas']);
  expect(desk('casas.').laid).toEqual([]);
  expect(desk('casas.c').fault).toBe(null);
  expect(desk('coc').fault).toEqual({ code: 'noSuchLetter', letter: 'c' });
  expect(desk('os.os.').fault).toEqual({ code: 'alreadyWritten', word: 'os' });
  expect(desk('os.os.').words).toEqual(['os']);
  const laid = desk('caso');
  expect(wordOn(afterMove(laid, { kind: 'back' }))).toBe('cas');
  expect(wordOn(afterMove(laid, { kind: 'seat', seat: 0 }))).toBe('aso');
  // What lies there at the end is an answer, too, once it is a word by its length.
  expect(answersOn(laid)).toEqual(['caso']);
  expect(answersOn(desk('caso.c'))).toEqual(['caso']);
  const start = restingDesk('es', CASAS);
  for (const kind of ['back', 'clear', 'write'] as const) expect(afterMove(start, { kind })).toBe(start);
  expect([moveOfKey('œ', 'fr', false), moveOfKey('ñ', 'en', false), moveOfKey('É', 'es', false)]).toEqual([
    { kind: 'letters', letters: 'oe' },
    { kind: 'letters', letters: 'n' },
    { kind: 'letters', letters: 'e' },
  ]);
  for (const key of ['Enter', 'Tab', 'Shift', ' ', '1', '-']) expect(moveOfKey(key, 'es', false)).toBe(undefined);
});

describe('at the end', () => {
  const rank = (name: (typeof WORD_CLASSES.es.names)[number]) => WORD_CLASSES.es.names.indexOf(name) + 1;
  const file = packGraph(
    [
      ['casa', rank('lemma')],
      ['casó', rank('personal')],
      ['caos', rank('lemma')],
      ['casas', rank('plural-or-personal')],
      ['oca', rank('lemma')],
      ['asco', rank('lemma')],
      ['cosas', rank('plural')],
      ['escaso', rank('lemma')],
    ],
    'es',
  );
  const graph = readWordGraph(file.buffer as ArrayBuffer);
  const best = longestWords(CASAS, graph);
  const judge = (keys: string) => lettersRound.judge(desk(keys), best);

  test('the longest word that counts is the answer, and how far it is from the longest there is', () => {
    expect(best.longest.map(({ word }) => word)).toEqual(['escaso']);
    expect(judge('')).toEqual({ gap: 6, tiles: 0 });
    expect(judge('casas.cosas.')).toEqual({ gap: 6, tiles: 0 });
    expect(judge('oca.casas.caos.asco.')).toEqual({ gap: 2, tiles: 4 });
    expect(judge('oca.escaso')).toEqual({ gap: 0, tiles: 6 });
  });

  test.each([
    ['en', 'casa', 'counts: 4 letters'],
    ['en', 'casas', 'does not count: a plural or a conjugated verb'],
    ['en', 'caso', 'does not count: a conjugated verb'],
    ['es', 'casas', 'no vale: es plural o es una forma personal del verbo'],
    ['es', 'cosas', 'no vale: es plural'],
    ['es', 'ñas', 'no vale: no está en el diccionario'],
    ['es', 'ñ', 'no vale: demasiado corta'],
  ] as const)('in %s of %s is told: %s', (locale, word, told) => {
    const [judged] = judgedWords([word], graph);
    expect(judged && judgementTold(judged, textsIn(locale), wordingIn(locale))).toBe(told);
  });

  test('a letter is a point, and nine of nine in Britain are eighteen', () => {
    const points = (name: (typeof LETTER_SHOW_NAMES)[number], tiles: number) =>
      lettersRound.points(name, { gap: 0, tiles }, best);
    expect([0, 8, 9].map((tiles) => points('uk', tiles))).toEqual([0, 8, 18]);
    expect([0, 8, 9].map((tiles) => points('es', tiles))).toEqual([0, 8, 9]);
    expect([9, 10].map((tiles) => points('fr', tiles))).toEqual([9, 10]);
  });
});

describe('both kinds of round', () => {
  test.each([
    ['?round=letters&show=es&choices=cvcvcvcvc&seed=a', undefined],
    ['?round=letters&show=uk&large=2&difficulty=easy&clock=off&seed=7', '?round=letters&show=uk&clock=off&seed=7'],
    ['?round=letters&show=fr&choices=xyz', '?round=letters&show=fr'],
    ['?round=other&show=fr&choices=cvc&seed=1', '?show=fr&seed=1'],
  ])('share an address: %s', (search, read) => {
    const choice = choiceIn(search);
    expect(choice && searchOfChoice(choice)).toBe(read ?? search);
  });

  test('a seed deals the same numbers by every show, but letters by its own', () => {
    const [numbers, otherNumbers, letters, otherLetters] = ['', '', '&round=letters', '&round=letters'].map(
      (rest, at) => choiceIn(`?show=${at % 2 === 0 ? 'es' : 'fr'}&seed=7${rest}`),
    );
    if (!numbers || !otherNumbers || !letters || !otherLetters) throw new Error('no choice');
    expect(isSameDeal(numbers, otherNumbers)).toBe(true);
    expect(isSameDeal(letters, otherLetters)).toBe(false);
    expect(isSameDeal(letters, { ...letters, clock: 'off' })).toBe(true);
    expect(isSameDeal(numbers, letters)).toBe(false);
  });

  test('a round that was kept is known as one of its kind only', () => {
    const clock = { startsAt: 1_000, length: 30_000 };
    const numbers = { table: { numbers: [1, 2, 3, 4, 5, 6], target: 123, turns: [] }, picked: null };
    const kept = { show: 'es', game: {}, clock, endedAt: null, outcome: null };
    const isKnown = (round: 'numbers' | 'letters', position: unknown) => {
      const found = JSON.parse(JSON.stringify({ ...kept, position }));
      try {
        return round === 'numbers' ? isMatch(numbersRound, found) : isMatch(lettersRound, found);
      } catch {
        return false;
      }
    };
    expect([isKnown('numbers', numbers), isKnown('letters', numbers)]).toEqual([true, false]);
    expect([isKnown('numbers', desk('cas')), isKnown('letters', desk('cas'))]).toEqual([false, true]);
    for (const laid of [[0, 0], [9], [-1], ['a']]) expect(isKnown('letters', { ...desk(''), laid })).toBe(false);
  });
});
