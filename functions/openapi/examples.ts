import type { ResourceName } from './resources.ts';

/** A question as JSON asks it. */
export type Question = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** The questions that show how a resource is asked and what it answers, by name; `refused` is what it refuses. */
export const EXAMPLES: Readonly<Record<ResourceName, Readonly<Record<string, Question>>>> = {
  numbers: {
    best: { numbers: [25, 50, 75, 100, 3, 6], target: 952 },
    nearest: { numbers: [2, 2, 3, 4, 6, 10], target: 631 },
    all: { numbers: [1, 3, 7, 10, 25, 50], target: 765, find: 'all', limit: 2 },
    fractions: { numbers: [3, 3, 8, 8], target: 24, rules: '24' },
    operations: { numbers: [2, 3, '1/2'], target: -5, values: 'rational', use: 'all', operations: '+-*' },
    strategy: { numbers: [1, 2, 3], target: 7, strategy: 'backtracking' },
    refused: { numbers: [25, 50, 0], target: 952.5 },
  },
  reach: {
    range: { numbers: [1, 2, 5], from: 11, to: 15 },
    refused: { numbers: [1, 2, 5], from: 15, to: 11 },
  },
  check: {
    valid: { numbers: [25, 50, 75, 100, 3, 6], target: 952, expression: '((100+6)*3*75-50)/25' },
    faulty: { numbers: [25, 50, 75, 100, 3, 6], target: 952, expression: '9*100+50+6/4' },
    refused: { numbers: [25, 50, 75, 100, 3, 6], target: 952 },
  },
  deal: {
    spain: { show: 'es', seed: 'today' },
    chosen: { show: 'uk', large: 2, difficulty: 'hard', seed: 42 },
    refused: { show: 'it' },
  },
  cryptarithm: {
    famous: { puzzle: 'SEND+MORE=MONEY', explain: true },
    division: { puzzle: 'NORTH/SOUTH=EAST/WEST' },
    system: { puzzle: 'RAMN=R^3+RM^3; RAMN=N^3+RX^3' },
    assigned: { puzzle: 'SEND+MORE=MONEY', base: 16, assign: ['S=15', 'E!=2'], limit: 2 },
    counted: { puzzle: 'TWO+TWO=FOUR', strategy: 'columns', limit: 1 },
    refused: { puzzle: 'SEND+MORE*=MONEY' },
  },
  make: {
    words: { words: ['send', 'more', 'money', 'note', 'memo'] },
    numbers: { words: ['six=6', 'seven=7', 'ten=10', 'twenty=20', 'forty=40', 'sixty=60'], limit: 2 },
    refused: { words: ['send', 'm0re', 'money'] },
  },
  letters: {
    longest: { letters: 'ntviriuto', limit: 5 },
    blank: { letters: 'cas?', limit: 3 },
    full: { letters: 'coeurs', language: 'fr', rules: 'full', limit: 3, offset: 3 },
    refused: { letters: 'c1fras' },
  },
  lettersCheck: {
    valid: { word: 'pinguino', letters: 'gniipnuo' },
    broken: { word: 'casas', letters: 'casado' },
    refused: { word: 'aujourd’hui', language: 'fr' },
  },
  lettersDeal: {
    chosen: { show: 'uk', seed: 'today', choices: 'cvcvcvccv' },
    vowels: { show: 'fr', seed: 42, vowels: 4 },
    refused: { show: 'es', vowels: 6 },
  },
  health: { up: {} },
};

/** A question as a query, easy to read: what may stand as it is does. */
export function queryOfQuestion(question: Question): string {
  return Object.entries(question)
    .map(([name, value]) => `${name}=${encoded(typeof value === 'object' ? value.join(',') : String(value))}`)
    .join('&');
}

function encoded(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%2C', ',')
    .replaceAll('%2F', '/')
    .replaceAll('%3D', '=')
    .replaceAll('%3F', '?');
}

/** How a question is asked of a resource, in one line: `GET /api/v1/numbers?numbers=2,3&target=6`, or `POST` and the JSON. */
export function requestLine(method: 'get' | 'post', path: string, question: Question): string {
  if (method === 'post') return `POST ${path} ${JSON.stringify(question)}`;
  const query = queryOfQuestion(question);
  return query === '' ? `GET ${path}` : `GET ${path}?${query}`;
}
