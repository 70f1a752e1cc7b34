import { namePatterns, prosePatterns, type WordPattern } from "./patterns.ts";

export type Problem = { file: string; line: number; text: string; instead: string };
type Piece = { text: string; index: number };

/** Comments, strings and names. Nested templates and regular expressions are only approximated. */
const pieces =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`)|(?<name>[A-Za-z_$][\w$]*)/g;
/** A single word such as `answer` may be right; that is decided together with the prose around it. */
const isCompound = /[a-z][A-Z]/;
const beforeTitle = /\b(?:it|test|describe)(?:\.\w+)?\(\s*$|\)\(\s*$/;
const jsxText = />[^<>{}=;()]*</g;

/** The words in a file that should be others. */
export function findWords(file: string, source: string, { inProse = true } = {}): Problem[] {
  const { prose, names } = file.endsWith(".md")
    ? { prose: [{ text: source, index: 0 }], names: [] }
    : split(file.endsWith(".tsx") ? source.replaceAll(jsxText, blank) : source);
  const report = (patterns: readonly WordPattern[], { text, index }: Piece): Problem[] =>
    patterns
      .filter(({ allowed = [] }) => !allowed.includes(file))
      .flatMap(({ pattern, instead }) =>
        [...text.matchAll(acrossLines(pattern))].map((match) => ({
          // A pattern may start with the end of the sentence before.
          ...{ file, line: lineOf(source, index + match.index + match[0].search(/\w/)) },
          ...{ text: match[0].trim(), instead },
        })),
      );
  return [
    ...(inProse ? prose.flatMap((piece) => report(prosePatterns, piece)) : []),
    ...names
      .filter(({ text }) => inProse || isCompound.test(text))
      .flatMap((piece) => report(namePatterns, piece)),
  ];
}

const lineOf = (source: string, index: number) => source.slice(0, index).split("\n").length;

function split(source: string): { prose: Piece[]; names: Piece[] } {
  const prose: Piece[] = [];
  const names: Piece[] = [];
  for (const { groups = {}, index } of source.matchAll(pieces)) {
    const { comment, string, name } = groups;
    if (comment) prose.push({ text: comment, index });
    if (name) names.push({ text: name, index });
    if (string && beforeTitle.test(source.slice(Math.max(0, index - 60), index)))
      prose.push({ text: string, index });
  }
  return { prose, names };
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, " ");

/** A phrase may wrap to the next line of a comment. */
const acrossLines = ({ source, flags }: RegExp) =>
  new RegExp(source.replaceAll(" ", String.raw`[\s*]+`), `${flags}g`);
