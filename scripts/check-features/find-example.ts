/**
 * The example that fills in a pattern: the longest with all of its parameters. An example for a query fits its path
 * only.
 */
export function findExample(pattern: string, examples: readonly string[]): string | undefined {
  const [path = ""] = pattern.split("?");
  const parameters = path.match(/:\w+/g) ?? [];
  return examples
    .filter((example) => path === example || (parameters.length > 0 && path.startsWith(`${example}/`)))
    .filter((example) => parameters.every((name) => example.split("/").includes(name)))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** A pattern with its parameters filled in. Other values become its query. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  const [path = "", index] = pattern.split("?");
  const query = new URLSearchParams(index);
  let filled = path;
  for (const [name, value] of Object.entries(values)) {
    if (filled.split("/").includes(`:${name}`)) filled = filled.replace(`:${name}`, value);
    else query.set(name, value);
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}
