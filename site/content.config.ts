import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** The chapters of "how it works": `content/en/name.mdx` and `content/es/name.mdx` are the same one in two languages. */
const chapters = defineCollection({
  loader: glob({
    base: './site/content',
    pattern: '{en,es}/*.mdx',
    generateId: ({ entry }) => entry.replace('.mdx', ''),
  }),
  schema: z.object({
    /** How it is listed, and its heading. */
    title: z.string(),
    /** For search engines, and under the heading: what it is about, in one or two sentences. */
    description: z.string(),
    /** Its address below that of "how it works". */
    slug: z.string().regex(/^[a-z0-9-]+$/),
    /** Its place among the chapters, the same in each language. */
    order: z.int().positive(),
  }),
});

export const collections = { chapters };
