import type { Chain, Link, Tree } from '../check/tree.ts';

/**
 * An expression as a function of the numbers in it, written in the one way that all expressions of this function have in common.
 *
 * In such a function each number stands once, and so it is in only one way a number, a sum of terms or a product of factors and
 * divisors, up to the order of its parts and to its sign (`distinct/kinds.ts`). So chains are flattened as far as they go, signs
 * are taken out, and parts are put in one order by their texts; equal numbers have equal texts and so change places freely.
 */
export interface FunctionForm {
  /** Two functions with the same text are each other or each other's negative. */
  readonly text: string;
  /** The function is the negative of what the text says. Never so where that is the same function. */
  readonly negative: boolean;
}

/** A function without its sign. */
interface Body {
  readonly kind: 'number' | 'sum' | 'product';
  readonly text: string;
  /** Changing places among equal numbers makes it its own negative, as in 5 − 5. It has no sign that matters. */
  readonly isNull: boolean;
  /** Of a sum its terms, of a product its factors and divisors. */
  readonly parts: readonly Part[];
}

/** A term with its sign, or a factor that divides or not and has no sign. */
interface Part {
  readonly body: Body;
  /** It is subtracted, or divided by. */
  readonly inverse: boolean;
}

/** A function with its sign. */
interface Signed {
  readonly body: Body;
  readonly negative: boolean;
}

/** Whether two forms are the same function: for any numbers in the places of theirs, equal ones standing in any order. */
export function isSameFunction(a: FunctionForm, b: FunctionForm): boolean {
  return a.text === b.text && a.negative === b.negative;
}

/** The form of an expression. A minus before it, or before a number in it, is a sign. */
export function functionForm(tree: Tree): FunctionForm {
  const { body, negative } = formOf(tree);
  return { text: body.text, negative };
}

function formOf(tree: Tree): Signed {
  if (tree.kind === 'bracket') return formOf(tree.inner);
  if (tree.kind === 'literal') {
    return { body: { kind: 'number', text: `${tree.value}`, isNull: false, parts: [] }, negative: false };
  }
  return tree.kind === 'sum' ? sumOf(tree) : productOf(tree);
}

/** Terms of sums in it become terms of its own: a − (b − c) is a − b + c. */
function sumOf({ links }: Chain): Signed {
  const terms = links.flatMap(({ operator, operand }): Part[] => {
    const { body, negative } = formOf(operand);
    const inverse = negative !== (operator === '-');
    const parts = body.kind === 'sum' ? body.parts : [{ body, inverse: false }];
    return parts.map((part) => ({ body: part.body, inverse: part.inverse !== inverse }));
  });
  const [only] = terms;
  if (terms.length === 1) return signed(only!.body, only!.inverse);
  const nulls = textsOf(terms.filter(({ body }) => body.isNull));
  const others = terms.filter(({ body }) => !body.isNull);
  const plus = textsOf(others.filter(({ inverse }) => !inverse));
  const minus = textsOf(others.filter(({ inverse }) => inverse));
  const negative = plus < minus;
  const parts = negative ? terms.map(({ body, inverse }) => ({ body, inverse: !inverse })) : terms;
  const text = `(${negative ? minus : plus}-${negative ? plus : minus}±${nulls})`;
  return signed({ kind: 'sum', text, isNull: plus === minus, parts }, negative);
}

/** Factors of products in it become factors of its own, a ÷ (b ÷ c) is a · c ÷ b, and the signs of all are one sign. */
function productOf({ links }: Chain): Signed {
  const operands = links.map(({ operator, operand }: Link) => ({ ...formOf(operand), divides: operator === '/' }));
  const negative = operands.filter((operand) => operand.negative).length % 2 === 1;
  const parts = operands.flatMap(({ body, divides }): readonly Part[] =>
    body.kind === 'product'
      ? body.parts.map((part) => ({ body: part.body, inverse: part.inverse !== divides }))
      : [{ body, inverse: divides }],
  );
  const factors = textsOf(parts.filter(({ inverse }) => !inverse));
  const divisors = textsOf(parts.filter(({ inverse }) => inverse));
  const isNull = parts.some(({ body }) => body.isNull);
  return signed({ kind: 'product', text: `[${factors}/${divisors}]`, isNull, parts }, negative);
}

function signed(body: Body, negative: boolean): Signed {
  return { body, negative: negative && !body.isNull };
}

/** The texts of parts in one order. */
function textsOf(parts: readonly Part[]): string {
  return parts
    .map(({ body }) => body.text)
    .sort()
    .join();
}
