/**
 * JSON to be read: what fits into a line stands in one.
 * @param width characters of a line, its indentation included
 */
export function prettyJson(value: unknown, width = 72): string {
  return written(value, width, '', 0);
}

/** @param before characters that stand on the first line already, besides the indentation */
function written(value: unknown, width: number, indentation: string, before: number): string {
  const line = inOneLine(value);
  if (typeof value !== 'object' || value === null || indentation.length + before + line.length <= width) return line;
  const inner = `${indentation}  `;
  const [opening, closing] = Array.isArray(value) ? '[]' : '{}';
  const items = Object.entries(value).map(([name, item]) => {
    const key = Array.isArray(value) ? '' : `${JSON.stringify(name)}: `;
    return `${inner}${key}${written(item, width, inner, key.length)}`;
  });
  return `${opening}\n${items.join(',\n')}\n${indentation}${closing}`;
}

function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${inOneLine(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
