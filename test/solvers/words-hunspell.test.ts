/** The forms that affixes make of an entry: those that Hunspell accepts, and no others. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readAffixFile } from '../../functions/words/hunspell/affix-file.ts';
import { readDictionaryFile } from '../../functions/words/hunspell/dictionary-file.ts';
import { formsOf } from '../../functions/words/hunspell/forms-of.ts';
import { oracleLines } from './oracle.ts';

interface HunspellLine {
  readonly language: 'es' | 'fr';
  /** A line of the dictionary. */
  readonly entry: string;
  /** Some of the words that Hunspell accepts when it has no other entry. */
  readonly accepted: readonly string[];
  /** Words that affixes of the entry would make if they fitted all words, and that Hunspell refuses. */
  readonly refused: readonly string[];
}

/** Made with Hunspell 1.7.1; the French rules are an excerpt, which the licence of their dictionary allows. */
const LINES: readonly HunspellLine[] = oracleLines('hunspell/forms.jsonl');
const RULES = {
  es: new URL('index.aff', import.meta.resolve('dictionary-es')),
  fr: new URL('../oracles/hunspell/french.aff', import.meta.url),
};

/** All forms of the entries of a dictionary. */
function forms(affixes: string, lines: string): string[] {
  const file = readAffixFile(affixes);
  return readDictionaryFile(`1\n${lines}`, file.flagKind)
    .flatMap((entry) => [...formsOf(entry, file)].map(({ word }) => word))
    .sort();
}

describe.each(['es', 'fr'] as const)('entries of %s', (language) => {
  test('have the forms that Hunspell accepts, and none that it refuses', () => {
    const file = readAffixFile(readFileSync(RULES[language], 'utf8'));
    const lines = LINES.filter((line) => line.language === language);
    expect(lines.length).toBeGreaterThan(30);
    for (const { entry, accepted, refused } of lines) {
      const made = new Set(
        readDictionaryFile(`1\n${entry}`, file.flagKind).flatMap((read) =>
          [...formsOf(read, file)].map(({ word }) => word),
        ),
      );
      expect.soft({ entry, lacking: accepted.filter((word) => !made.has(word)) }).toEqual({ entry, lacking: [] });
      expect.soft({ entry, wrong: refused.filter((word) => made.has(word)) }).toEqual({ entry, wrong: [] });
    }
  });
});

describe('affixes', () => {
  const head = 'FLAG UTF-8\n';

  test('go on where their condition holds, and take off what they say', () => {
    const rules = `${head}SFX S Y 3\nSFX S 0 s [aeo]\nSFX S z ces z\nSFX S 0 es [^aeoz]\n`;
    expect(forms(rules, 'casa/S\nluz/S\nflor/S\nmar')).toEqual(
      ['casa', 'casas', 'flor', 'flores', 'luces', 'luz', 'mar'].sort(),
    );
  });

  test('stand one behind the other where the first allows it, and no third', () => {
    const rules = `${head}SFX A Y 1\nSFX A r ción/S ar\nSFX S Y 2\nSFX S ón ones/S ón\nSFX S 0 x es\n`;
    expect(forms(rules, 'cantar/A')).toEqual(['cantaciones', 'cantación', 'cantar']);
  });

  test('stand before and behind together where both may', () => {
    const rules = (crosses: string) => `${head}PFX p ${crosses} 1\nPFX p 0 re .\nSFX S Y 1\nSFX S 0 s .\n`;
    expect(forms(rules('Y'), 'toma/pS')).toEqual(['retoma', 'retomas', 'toma', 'tomas']);
    expect(forms(rules('N'), 'toma/pS')).toEqual(['retoma', 'toma', 'tomas']);
  });

  test('bring suffixes by a prefix, and may need one', () => {
    const rules =
      'FLAG long\nNEEDAFFIX ()\nPFX Um Y 1\nPFX Um 0 kilo/S.() .\nSFX S. Y 2\nSFX S. 0 0 . is:sg\nSFX S. 0 s . is:pl\n';
    expect(forms(rules, 'mètre/Um()')).toEqual(['kilomètre', 'kilomètres']);
    expect(forms(rules, 'mètre/Um')).toEqual(['kilomètre', 'kilomètres', 'mètre']);
  });

  test('leave something of a word unless they may take all of it', () => {
    const rules = 'FLAG UTF-8\nSFX I Y 1\nSFX I ir voy ir\n';
    expect(forms(rules, 'ir/I')).toEqual(['ir']);
    expect(forms(`FULLSTRIP\n${rules}`, 'ir/I')).toEqual(['ir', 'voy']);
  });

  test('are refused where they are not as many as they say, or of a kind that is not known', () => {
    expect(() => readAffixFile('SFX S Y 2\nSFX S 0 s .\n')).toThrow(SyntaxError);
    expect(() => readAffixFile('COMPOUNDFLAG C\n')).toThrow('COMPOUNDFLAG');
  });
});
