import { describe, expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { explain } from '../../functions/solvers/cryptarithm/explain/explain.ts';
import type { Deduction } from '../../functions/solvers/cryptarithm/explain/explanation.ts';
import { DEDUCTION_CODES } from '../../functions/solvers/cryptarithm/explain/explanation.ts';
import { parsed } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import {
  deductionSentence,
  notationSentence,
  outcomeSentence,
} from '../../site/components/cryptarithm/deduction-sentences.ts';
import en from '../../site/i18n/en.json';
import es from '../../site/i18n/es.json';
import { wordingIn } from '../../site/i18n/wording.ts';
import { CRYPTARITHMS, MORE_CRYPTARITHMS } from './cryptarithm-oracle.ts';
import { explained } from './explained.ts';

const LANGUAGES = { en: { texts: en, wording: wordingIn('en') }, es: { texts: es, wording: wordingIn('es') } } as const;
/** Enough for what most of the sums need. */
const UNITS = 3_000_000;

/** The explanation of a puzzle in sentences, those inside suppositions indented. */
function toldIn(language: keyof typeof LANGUAGES, text: string, base = 10): string[] {
  const { texts, wording } = LANGUAGES[language];
  const { puzzle, explanation } = explained(text, base, {}, UNITS);
  const sentences = explanation.deductions.map(
    (deduction) => (deduction.depth === 1 ? '  ' : '') + deductionSentence(deduction, puzzle, texts, wording),
  );
  return [...sentences, outcomeSentence(explanation, puzzle, texts, wording)];
}

test('SEND+MORE=MONEY, as it is read', () => {
  expect(toldIn('en', 'SEND+MORE=MONEY')).toEqual([
    'The leftmost column holds nothing but M, so M is what is carried over to it. Two numbers never carry more than 1: M = 1 and c₄ = 1.',
    'In the thousands, S + 1 + c₃ = O + 10. Since the left side is at most 11, O = 0 (1 is M).',
    'In the hundreds, E + 0 + c₂ = N + 10·c₃. If nothing were carried in, E and N would be the same digit: so c₂ = 1.',
    'In the hundreds, E + 0 + 1 = N + 10·c₃. Since the left side is at most 10, c₃ = 0.',
    'In the thousands, S + 1 = 0 + 10: so S = 9.',
    'In the hundreds, E + 0 + 1 = N. Put that into the tens, N + R + c₁ = E + 10, and what remains is R + c₁ = 9: so c₁ = 1 and R = 8.',
    'In the units, D + E = Y + 10. Since the right side is at least 12, E is 5, 6 or 7.',
    'In the tens, N + 8 + 1 = E + 10. Since the left side is at most 16 and the right side is at least 15, N is 6 or 7 and E is 5 or 6.',
    'In the units, D + E = Y + 10. With the digits that are left, the only ways are 7 + 5 = 2 + 10 or 7 + 6 = 3 + 10: so D = 7. That leaves N = 6 and E = 5.',
    'In the units, 7 + 5 = Y + 10: so Y = 2.',
    'Every letter has its digit, and no other way was possible: 9567 + 1085 = 10652.',
  ]);
  expect(toldIn('es', 'SEND+MORE=MONEY')).toEqual([
    'En la columna de la izquierda solo está M, así que M es lo que nos llevamos de la anterior. Al sumar dos números nunca nos llevamos más de 1: M = 1 y c₄ = 1.',
    'En los millares, S + 1 + c₃ = O + 10. Como la izquierda suma como mucho 11, O = 0 (el 1 es M).',
    'En las centenas, E + 0 + c₂ = N + 10·c₃. Si no nos lleváramos nada de la columna anterior, E y N serían la misma cifra: por tanto, c₂ = 1.',
    'En las centenas, E + 0 + 1 = N + 10·c₃. Como la izquierda suma como mucho 10, c₃ = 0.',
    'En los millares, S + 1 = 0 + 10: por tanto, S = 9.',
    'En las centenas, E + 0 + 1 = N. Si lo llevamos a las decenas, N + R + c₁ = E + 10, queda R + c₁ = 9: por tanto, c₁ = 1 y R = 8.',
    'En las unidades, D + E = Y + 10. Como la derecha suma al menos 12, E es 5, 6 o 7.',
    'En las decenas, N + 8 + 1 = E + 10. Como la izquierda suma como mucho 16 y la derecha suma al menos 15, N es 6 o 7 y E es 5 o 6.',
    'En las unidades, D + E = Y + 10. Con las cifras que quedan, las únicas maneras son 7 + 5 = 2 + 10 o 7 + 6 = 3 + 10: por tanto, D = 7. Con eso solo queda N = 6 y E = 5.',
    'En las unidades, 7 + 5 = Y + 10: por tanto, Y = 2.',
    'Cada letra tiene ya su cifra, y no había otra posibilidad: 9567 + 1085 = 10652.',
  ]);
});

test('DONALD+GERALD=ROBERT and its supposition, as they are read', () => {
  expect(toldIn('es', 'DONALD+GERALD=ROBERT')).toEqual([
    'En las decenas de millar, O está arriba y abajo y se anula. Queda E + c₄ = 10·c₅: por tanto, E es 0 o 9.',
    'En las unidades, 2·D = T + 10·c₁. Todo menos T suma un número par, así que T es par: T es 0, 2, 4, 6 u 8.',
    'Miremos a la vez las centenas y los millares: 2·A + c₂ = E + 10·c₃ y N + R + c₃ = B + 10·c₄. De las cifras que quedan, solo algunas hacen que todo cuadre: R está entre 1 y 8, N está entre 1 y 8 y A es 4 o 5.',
    'Miremos el tamaño de los números completos: la suma se pasa o se queda corta a menos que se cumpla que G está entre 1 y 6.',
    'Miremos a la vez las decenas y las centenas de millar: 2·L + c₁ = R + 10·c₂ y D + G + c₅ = R. De las cifras que quedan, solo algunas hacen que todo cuadre: L es 2, 3, 4, 6, 7, 8 o 9.',
    '  Supongamos que c₃ = 1.',
    '  En las centenas, 2·A + c₂ = E + 10. Como la izquierda suma como mucho 11 y la derecha suma al menos 10, A = 5 y E = 0.',
    '  En las centenas, 10 + c₂ = 0 + 10: por tanto, c₂ = 0.',
    '  En las decenas de millar, 0 + c₄ = 10·c₅: por tanto, c₄ = 0 y c₅ = 0.',
    '  Miremos a la vez las decenas y los millares: 2·L + c₁ = R y N + R + 1 = B. De las cifras que quedan, solo algunas hacen que todo cuadre: N es 1, 2 o 3, L es 2 o 3 y B es 6, 8 o 9.',
    '  Miremos a la vez los millares y las centenas de millar: N + R + 1 = B y D + G = R. De las cifras que quedan, solo algunas hacen que todo cuadre: N = 1, R es 6 o 7 y D es 2, 3 o 4.',
    '  En las unidades, 2·D = T + 10·c₁. Como la izquierda suma como mucho 8, c₁ = 0.',
    '  En las decenas, 2·L = R. Todo menos R suma un número par, así que R es par: R = 6.',
    '  En los millares, 1 + 6 + 1 = B: por tanto, B = 8.',
    '  En las unidades, 2·D = T. Como la derecha suma como mucho 4, D = 2. Con eso solo queda L = 3 y T = 4.',
    '  No queda ninguna cifra para G.',
    'No puede ser. Por tanto, c₃ = 0.',
    'En las centenas, 2·A + c₂ = E. Como la izquierda suma al menos 8 y la derecha suma como mucho 9, A = 4 y E = 9.',
    'En las centenas, 8 + c₂ = 9: por tanto, c₂ = 1.',
    'En las decenas de millar, 9 + c₄ = 10·c₅: por tanto, c₄ = 1 y c₅ = 1.',
    'En las decenas, 2·L + c₁ = R + 10. Como la izquierda suma como mucho 17, R es 1, 2, 3, 5, 6 o 7.',
    'En las centenas de millar, D + G + 1 = R. De las cifras que quedan, solo algunas cuadran: R es 5, 6 o 7 y D es 1, 2, 3 o 5.',
    'Miremos a la vez las unidades y las decenas: 2·D = T + 10·c₁ y 2·L + c₁ = R + 10. De las cifras que quedan, solo algunas hacen que todo cuadre: R es 6 o 7, D es 1 o 5 y L = 8.',
    'En las centenas de millar, D + G + 1 = R. Con las cifras que quedan, las únicas maneras son 1 + 5 + 1 = 7 o 5 + 1 + 1 = 7: por tanto, R = 7 y G es 1 o 5.',
    'En las decenas, 16 + c₁ = 7 + 10: por tanto, c₁ = 1.',
    'En las unidades, 2·D = T + 10. Como la izquierda suma como mucho 10 y la derecha suma al menos 10, D = 5 y T = 0. Con eso solo queda G = 1.',
    'En los millares, N + 7 = B + 10. Como la derecha suma al menos 12, N = 6 (el 5 es D).',
    'En los millares, 6 + 7 = B + 10: por tanto, B = 3. Con eso solo queda O = 2.',
    'Cada letra tiene ya su cifra, y no había otra posibilidad: 526485 + 197485 = 723970.',
  ]);
});

test('cases, and a sum without a solution, as they are read', () => {
  expect(toldIn('en', 'ODD+ODD=EVEN').slice(-8)).toEqual([
    'In the hundreds, 2·O + 1 = V + 10. With the digits that are left, the only ways are 12 + 1 = 3 + 10 or 16 + 1 = 7 + 10: so O is 6 or 8 and V is 3 or 7.',
    '  Take the case O = 6.',
    '  In the hundreds, 12 + 1 = V + 10: so V = 3.',
    '  It all fits: 655 + 655 = 1310.',
    '  Take the case O = 8.',
    '  In the hundreds, 16 + 1 = V + 10: so V = 7.',
    '  It all fits: 855 + 855 = 1710.',
    'More than one solution fits: 655 + 655 = 1310 and 855 + 855 = 1710.',
  ]);
  expect(toldIn('es', 'DRAMA+DRAMA=THEATER')).toEqual([
    'En los millones no puede ser que 0 = T: la izquierda suma como mucho 0 y la derecha suma al menos 1.',
    'Así que no hay solución.',
  ]);
});

/** The sums with known answers, explained. */
const sums = [...CRYPTARITHMS, ...MORE_CRYPTARITHMS].flatMap(({ puzzle, base }) => {
  const asked = cryptarithm(parsed(puzzle, base));
  const explanation = explain(asked, new Budget(UNITS));
  return explanation ? [{ asked, explanation }] : [];
});

describe.each(['en', 'es'] as const)('in %s', (language) => {
  const { texts, wording } = LANGUAGES[language];
  const { puzzle } = explained('SEND+MORE=MONEY');
  const conclusions = puzzle.letters.map((_, at) => ({
    kind: 'letter' as const,
    at,
    digits: [at],
    follows: at === 7,
    taken: [{ digit: 9, letter: 2 }],
  }));
  const equation = { left: [{ kind: 'letter', at: 0, factor: 2 }], right: [{ kind: 'number', value: 1200 }] } as const;
  const full: Omit<Deduction, 'code'> = {
    depth: 0,
    columns: [0, 1],
    letters: [0, 1],
    digits: [3],
    equations: [equation, equation, equation],
    limits: [{ side: 'left', extreme: 'most', value: 2 }],
    ways: [equation],
    conclusions,
  };

  test.each(DEDUCTION_CODES)('%s has a sentence without a gap', (code) => {
    const sentence = deductionSentence({ ...full, code }, puzzle, texts, wording);
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toMatch(/[{}]|undefined| {2}| [,.:]/);
  });

  test('every sum with a known answer is told without a gap', () => {
    for (const { asked, explanation } of sums) {
      const sentences = explanation.deductions.map((each) => deductionSentence(each, asked, texts, wording));
      for (const sentence of [...sentences, outcomeSentence(explanation, asked, texts, wording)]) {
        expect(sentence).not.toMatch(/[{}]|undefined|NaN| {2}| [,.:]|: \.|\.\./);
        expect(sentence).toMatch(/\.$/);
      }
    }
  });

  test('the carries have their names explained in every base', () => {
    expect(notationSentence({ base: 10 }, texts)).toContain('c₁');
    expect(notationSentence({ base: 16 }, texts)).toContain('c₁');
    expect(toldIn(language, 'CAFE+CAB=FACED', 16).join(' ')).not.toMatch(/\bunits\b|unidades/);
  });
});
