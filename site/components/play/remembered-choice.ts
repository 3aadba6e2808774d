import { type Choice, choiceIn, searchOfChoice } from './choice.ts';
import { type Kept, kept } from './kept.ts';

const isText = (found: unknown): found is string => typeof found === 'string';

/** The choice of the last round, without its seed, for the next visit. It is kept as the query that it is. */
export function rememberedChoice(): Pick<Kept<Choice>, 'read' | 'write'> {
  const search = kept(() => localStorage, 'play.choice', isText);
  return {
    read: () => choiceIn(search.read() ?? ''),
    write: (choice) => search.write(searchOfChoice({ ...choice, seed: '', choices: '' })),
  };
}
