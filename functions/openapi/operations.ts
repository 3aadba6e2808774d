import { EXAMPLES, type Question, requestLine } from './examples.ts';
import type { Example, Examples, Operation, Parameter, PathItem, Schema } from './open-api-shape.ts';
import { type OpenApiTexts, parameterText, textIn } from './openapi-texts.ts';
import { questionSchema } from './question-schema.ts';
import { type Bindings, realAnswer } from './real-answer.ts';
import { repliesOf } from './replies.ts';
import { RESOURCES, type Resource, type ResourceName } from './resources.ts';

/** What the document says of one resource: how it is asked with a query and in JSON, and what it answers. */
export async function pathItem(name: ResourceName, texts: OpenApiTexts, bindings: Bindings): Promise<PathItem> {
  const resource: Resource = RESOURCES[name];
  const questions = Object.entries(EXAMPLES[name]);
  const summary = (key: string) => textIn(texts.api.examples[name], key);

  /** The real answers to the examples, by status. */
  async function answersBy(method: 'get' | 'post'): Promise<Record<number, Examples>> {
    const examples: Record<number, Record<string, Example>> = {};
    for (const [key, question] of questions) {
      const { status, body } = await realAnswer(method, resource.path, question, bindings);
      const description = requestLine(method, resource.path, question);
      examples[status] = { ...examples[status], [key]: { summary: summary(key), description, value: body } };
    }
    return examples;
  }

  async function operation(method: 'get' | 'post'): Promise<Operation> {
    return {
      operationId: `${method}${name[0]?.toUpperCase()}${name.slice(1)}`,
      summary: texts.api.resources[name].heading,
      description: texts.api.resources[name].lead,
      responses: repliesOf({ resource, method, examples: await answersBy(method) }, texts),
    };
  }

  if (!resource.entriesOf) return { get: await operation('get') };
  const describe = (parameter: string) => parameterText(texts, name, parameter);
  const schema = questionSchema(resource.entriesOf, bindings.MAX_BUDGET_MS, describe);
  /** What the examples give, by their names, where they give it. */
  const examplesOf = (value: (question: Question) => unknown): Examples =>
    Object.fromEntries(
      questions
        .filter(([key, question]) => key !== 'refused' && value(question) !== undefined)
        .map(([key, question]) => [key, { summary: summary(key), value: value(question) }]),
    );
  const parameters = Object.entries(schema.properties).map(([parameter, { description = '', ...inner }]): Parameter => {
    const examples = examplesOf((question) => question[parameter]);
    return {
      name: parameter,
      in: 'query',
      required: schema.required.includes(parameter),
      description,
      schema: inQuery(inner),
      ...(inner.type === 'array' ? ({ style: 'form', explode: false } as const) : {}),
      ...(Object.keys(examples).length > 0 ? { examples } : {}),
    };
  });
  const content = { 'application/json': { schema, examples: examplesOf((question) => question) } };
  return {
    get: { ...(await operation('get')), parameters },
    post: { ...(await operation('post')), requestBody: { required: true, content } },
  };
}

/** Of a value that JSON gives as text or as a list, as the operations, a query has the text. */
function inQuery(schema: Schema): Schema {
  const forms = (schema.anyOf ?? []) as Schema[];
  const [text] = forms.some(({ type }) => type === 'array') ? forms : [];
  return text ?? schema;
}
