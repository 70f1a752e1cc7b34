/** An option of a product with its values, in their order. */
export type OptionText = { title: string; values: string[] };
/** A block of additional information. */
export type InfoText = { title: string; description: string };

export const maxVariants = 100;
const maxNames = 20;

/** "Home, To wear" as names, each once. */
export function parseNames(text: string): string[] {
  const names = text
    .split(/[,\n]/)
    .map((name) => name.trim().slice(0, 80))
    .filter(Boolean);
  return [...new Set(names)].slice(0, maxNames);
}

export const writeNames = (names: readonly string[]) => names.join(", ");

/** "Size: Small, Large", an option a line; null if a line says no option, or names one twice. */
export function parseOptions(text: string): OptionText[] | null {
  const lines = text.split("\n").filter((line) => line.trim());
  const options = lines.map((line) => {
    const [title = "", ...rest] = line.split(":");
    return { title: title.trim(), values: parseNames(rest.join(":")) };
  });
  const isWhole = options.every(({ title, values }) => title && title.length <= 80 && values.length > 0);
  const isUnique = new Set(options.map(({ title }) => title)).size === options.length;
  return isWhole && isUnique ? options : null;
}

export const writeOptions = (options: readonly OptionText[]) =>
  options.map(({ title, values }) => `${title}: ${values.join(", ")}`).join("\n");

/** Blocks between blank lines: the first line of each is its title, the rest its text. */
export function parseBlocks(text: string): InfoText[] {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim());
  return blocks.slice(0, maxNames).map((block) => {
    const [title = "", ...lines] = block.trim().split("\n");
    return { title: title.trim().slice(0, 200), description: lines.join("\n").trim() };
  });
}

export const writeBlocks = (blocks: readonly InfoText[]) =>
  blocks.map(({ title, description }) => `${title}\n${description}`.trim()).join("\n\n");

/** The variants that options make: one of each combination, in order; one without values where there is no option. */
export function combineOptions(options: readonly OptionText[]): string[][] {
  return options.reduce<string[][]>(
    (known, { values }) => known.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
}

/** How a variant is called after its values. */
export const titleOfValues = (values: readonly string[]) => values.join(" / ") || "One size";

/** The values in a variant's title, if it has one for each option. */
export function valuesOfTitle(title: string, options: number): string[] | null {
  if (options === 0) return [];
  const values = title.split(" / ").map((value) => value.trim());
  return values.length === options && values.every(Boolean) ? values : null;
}
