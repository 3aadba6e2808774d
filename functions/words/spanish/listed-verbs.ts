import { withoutAccents } from './without-accents.ts';

/**
 * Beginnings of the verbs whose forms the Spanish dictionary enters one by one, since they are irregular, or lack some: "abolir",
 * "acaecer", "andar", "dar", "errar", "estar", "haber", "ir", "jugar", "oler", "oír", "poder", "ser"…
 */
const STEMS =
  'abol acaec acaez acant acont algarac and anduv antoj arrec atañ ater balbuc color compung concern conciern dab dara dare dari ' +
  'die dim dir dist descolor desabr desand desd desvai embai empec empez entred erg irg yerg yerr esta este estoy estu fue fui garant hab hay hub harin ' +
  'hench hinch iba ira ire iri jueg jug lloviz man obst ol huel oi orvall pod pud pued preter pretir quep rehench rehinch repodr sera ' +
  'sere seri sol suel trape usucap vay';
const STEM = new RegExp(`^(?:${STEMS.split(' ').join('|')})`);

/** Endings of the tenses, without accents. */
const ENDING =
  /(?:mos|[aei]is|is|[aiu][bv]?iste|[ai]steis|ron|aba[sn]?|ia[sn]?|r(?:e|as|a|an)|[aei]r[ae][sn]?|[aei]se[sn]?|io|[aei]d|[aeoi][sn]?|oy)$/;

/** Their shortest forms, without accents, and of "hacer" those that are entered one by one too. */
const SHORTEST = new Set(
  (
    'aba abe aben da dad das dan damos dais de den di dio doy es eres era eras eran erais eramos he has han ha hay haz hemos hice hizo id sois somos son ' +
    'soy sea seas sean seais seamos va vais vamos van vas ven veis ves vi vio voy se sed'
  ).split(' '),
);

/** Whether a word that the dictionary enters by itself is a personal form of one of these verbs. */
export function isListedVerbForm(word: string): boolean {
  const plain = withoutAccents(word);
  return SHORTEST.has(plain) || (STEM.test(plain) && ENDING.test(plain));
}
