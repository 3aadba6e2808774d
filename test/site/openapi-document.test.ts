import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { OpenApi, Operation, Parameter } from '../../functions/openapi/open-api-shape.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../site/i18n/locales.ts';
import { documentIn } from '../../site/openapi/document.ts';
import { reply } from './reply.ts';

let served: OpenApi;
beforeAll(async () => {
  served = await (await fetch(`${inject('origin')}/openapi.json`)).json();
});

const operations = () => Object.values(served.paths).flatMap((item) => Object.values(item) as Operation[]);

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(served) });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(served.openapi).toMatch(/^3\.1\./);
});

test('it is served as JSON, to pages of any origin, and names the service', async () => {
  const { headers } = await fetch(`${inject('origin')}/openapi.json`);
  expect(headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(served.servers).toEqual([{ url: inject('origin') }]);
  expect(served).toEqual(await documentIn(DEFAULT_LOCALE, new URL(inject('origin'))));
});

test('a build that knows no address leaves it to where the document is', async () => {
  expect((await documentIn(DEFAULT_LOCALE, undefined)).servers).toEqual([{ url: '/' }]);
});

test('the running service answers every example as it says', async () => {
  const examples = operations().flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.values(content).flatMap(({ examples = {} }) =>
        Object.values(examples).map(({ description = '', value }) => ({ line: description, status, value })),
      ),
    ),
  );
  expect(examples.length).toBeGreaterThan(20);
  for (const { line, status, value } of examples) {
    expect(await reply(line), line).toEqual({ status: Number(status), body: value });
  }
});

describe('every word of it is in both languages', () => {
  /** Whatever is said of the parameters, answers and statuses, by its place. */
  function words(document: OpenApi): Map<string, string> {
    const said = new Map<string, string>();
    JSON.stringify(document, function (this: Record<string, unknown>, key, value) {
      if ((key === 'description' || key === 'summary') && typeof value === 'string')
        said.set(`${said.size} ${key}`, value);
      return value;
    });
    return said;
  }

  test('and none of it is the same in both, but for requests', async () => {
    const [english, spanish] = await Promise.all(
      LOCALES.map(async (locale) => words(await documentIn(locale, undefined))),
    );
    expect([...(spanish?.keys() ?? [])]).toEqual([...(english?.keys() ?? [])]);
    for (const [place, text] of english ?? []) {
      expect(text.trim()).not.toBe('');
      if (!/^(GET|POST) \//.test(text)) expect(spanish?.get(place)).not.toBe(text);
    }
  });

  test.each(LOCALES)('%s: every parameter says what it means', async (locale) => {
    const { paths } = await documentIn(locale, undefined);
    const parameters = Object.values(paths).flatMap(({ get }) => get.parameters ?? []);
    expect(parameters.length).toBeGreaterThan(30);
    for (const { name, description } of parameters as readonly Parameter[]) {
      expect(description.length, name).toBeGreaterThan(20);
    }
  });
});
