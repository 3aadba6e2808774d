/** What is in the word lists and what is not, by their indexes as site and service have them. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WORD_CLASSES } from '../../functions/solvers/letters/languages.ts';
import { spellingsOf } from '../../functions/solvers/letters/spellings.ts';
import { tilesOfWord } from '../../functions/solvers/letters/tiles.ts';
import { readWordGraph, type WordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { indexOf, LANGUAGES_LISTED, type Listed, wordsIn } from './word-list.ts';

const GRAPHS = Object.fromEntries(
  LANGUAGES_LISTED.map((language) => [language, readWordGraph(indexOf(language))]),
) as Record<Listed, WordGraph>;

function classOf(language: Listed, word: string): string | undefined {
  const tiles = tilesOfWord(word, language) ?? '';
  return spellingsOf(tiles, GRAPHS[language]).find((spelling) => spelling.word === word)?.class;
}

const classesOf = (language: Listed, words: string) =>
  Object.fromEntries(words.split(' ').map((word) => [word, classOf(language, word)]));
const allOf = (words: string, name: string | undefined) =>
  Object.fromEntries(words.split(' ').map((word) => [word, name]));
const lackingIn = (language: Listed, words: string) => words.split(' ').filter((word) => !classOf(language, word));

const SMALL = /^\p{Ll}+$/u;

/** In tiles: ligatures are two. */
const lengthOf = (word: string) =>
  word.length + (word.includes('œ') || word.includes('æ') ? word.split(/[œæ]/).length - 1 : 0);

/** About fifty words a language that everybody knows, plurals and forms of irregular verbs among them. */
const COMMON = {
  es:
    'agua niña niño niños año años pingüino cigüeña corazón corazones lápiz lápices árbol ciudad ciudades español española lunes pingüinos mamás kiwi ' +
    'paraguas crisis feliz felices rápidamente también mujer mujeres hombre voz veces ser soy fueron fuimos sido siendo estuvo ' +
    'hubiera hay voy yendo dijo dicho hizo hecho quepo sé supo oyó durmió pidiendo puesto visto roto traje duele dámelo vete ' +
    'canción canciones buenos',
  en:
    'water child children woman women mouse mice knife knives colour colours theatre centre realise realize organised travelling ' +
    'is was were been goes went gone sang sung written broke broken caught thought took lying better best quickly happier ' +
    'unhappiest app apps sh café cafés naive queue rhythm jazz quiz quizzes cwm through thorough leaves teeth oxen geese',
  fr:
    'eau cœur cœurs œuf œufs élève café cafés garçon naïve maïs noël forêt où chevaux cheval yeux œil belle beaux bonne nouvelle ' +
    'travaux journal journaux française suis sont fut serai étions mangeait mangé mangée mangeant mangeassent finissons fini pris ' +
    'prise vu vient vinrent allé irons fallut pleuvait aperçu haïr aiguë été ça voilà vingt ambiguïté',
} as const;

describe.each(LANGUAGES_LISTED)('the list of %s', (language) => {
  test('has the words that everybody knows, as they are written', () => {
    expect(lackingIn(language, COMMON[language])).toEqual([]);
  });

  test('has as many words of each class as its sources are said to give, all of 2 to 12 small letters', () => {
    const { names, shown } = WORD_CLASSES[language];
    const counts = names.map(() => ({ inGames: 0, all: 0 }));
    const wrong: string[] = [];
    for (const { word, wordClass } of wordsIn(indexOf(language))) {
      const length = lengthOf(word);
      const count = counts[wordClass - 1];
      if (!count || word.length < 2 || length > 12 || !SMALL.test(word)) wrong.push(word);
      else {
        count.all++;
        if (length <= 10) count.inGames++;
      }
    }
    expect(wrong).toEqual([]);

    const text = readFileSync(new URL('../../functions/words/SOURCES.md', import.meta.url), 'utf8');
    const table = text.split(`<!-- counts: ${language} -->`)[1]?.split('<!--')[0] ?? '';
    const told = [...table.matchAll(/^\| (.*?) +\| +(\d+) \| +(\d+) \|$/gm)].map(([, name, ...cells]) => [
      name,
      ...cells.map(Number),
    ]);
    const sum = (name: string, taken: typeof counts) => [
      name,
      taken.reduce((words, { inGames }) => words + inGames, 0),
      taken.reduce((words, { all }) => words + all, 0),
    ];
    expect(told).toEqual([
      ...names.map((name, at) => sum(name, counts.slice(at, at + 1))),
      sum('in the show', counts.slice(0, shown)),
      sum('all', counts),
    ]);
  });
});

test('Spanish words are what the show asks of them', () => {
  expect(
    classesOf('es', 'nutritivo pingüino año comer ir lunes paraguas crisis hecho abierto rápidamente detrás'),
  ).toEqual(allOf('nutritivo pingüino año comer ir lunes paraguas crisis hecho abierto rápidamente detrás', 'lemma'));
  expect(classesOf('es', 'roja señora española habladora')).toEqual(
    allOf('roja señora española habladora', 'feminine'),
  );
  expect(classesOf('es', 'sido habido nadado comprada')).toEqual(allOf('sido habido nadado comprada', 'participle'));
  expect(classOf('es', 'comido')).toBe('lemma');
  expect(classesOf('es', 'comiendo yendo siendo leyendo')).toEqual(allOf('comiendo yendo siendo leyendo', 'gerund'));
  expect(classesOf('es', 'niñas rojas comidos clubs sofás tijeras ellos')).toEqual(
    allOf('niñas rojas comidos clubs sofás tijeras ellos', 'plural'),
  );
  expect(classesOf('es', 'comía soy fue anduvo quepo abolió voy detén guie')).toEqual(
    allOf('comía soy fue anduvo quepo abolió voy detén guie', 'personal'),
  );
  expect(classesOf('es', 'casas comidas')).toEqual(allOf('casas comidas', 'plural-or-personal'));
  expect(classesOf('es', 'dámelo comerlo comiéndolo irse dándoselo')).toEqual(
    allOf('dámelo comerlo comiéndolo irse dándoselo', 'clitic'),
  );
});

test('Spanish forms of irregular verbs are told as such, whatever else they are', () => {
  expect(classesOf('es', 'fuese hubiese pudiese oíd dime')).toEqual(
    allOf('fuese hubiese pudiese oíd dime', 'personal'),
  );
  expect(classesOf('es', 'es somos vayas hayas ves')).toEqual(allOf('es somos vayas hayas ves', 'plural-or-personal'));
  expect(classesOf('es', 'váyase estese dámelo haberlo')).toEqual(allOf('váyase estese dámelo haberlo', 'clitic'));
  expect(classesOf('es', 'pingüinos mamás calabacines ñus')).toEqual(
    allOf('pingüinos mamás calabacines ñus', 'plural'),
  );
});

test('French finite verbs are told from infinitives and participles, and commoner English words from rarer ones', () => {
  expect(classesOf('fr', 'cœur élève manger cheval')).toEqual(allOf('cœur élève manger cheval', 'lemma'));
  expect(classesOf('fr', 'chevaux belle françaises')).toEqual(allOf('chevaux belle françaises', 'inflected'));
  expect(classesOf('fr', 'mangé mangées mangeant eu')).toEqual(allOf('mangé mangées mangeant eu', 'participle'));
  expect(classesOf('fr', 'mangeait suis irons fûmes')).toEqual(allOf('mangeait suis irons fûmes', 'personal'));
  expect(classesOf('en', 'water zax')).toEqual({ water: 'size-20', zax: 'size-80' });
});

test('names, abbreviations, parts of words, misspellings and American spellings are in no list', () => {
  const left = {
    es: 'madrid jesús américa londres sr etc dto hiper anfi niñio comistes naide l',
    en: 'london color colors theater center gray traveler favorite aluminum kb england recieve alot',
    fr: "madrid belgique avr févr km qu jusqu cœtera l'arbre mangè œ parlé-je chevals",
  };
  for (const language of LANGUAGES_LISTED) {
    expect(lackingIn(language, left[language])).toEqual(left[language].split(' '));
  }
});
