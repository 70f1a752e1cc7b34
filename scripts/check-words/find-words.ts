import { namePatterns, prosePatterns, type WordPattern } from "./patterns.ts";

export type Problem = { file: string; line: number; text: string; instead: string };
type Piece = { text: string; index: number };

/** Comments, strings and names of TypeScript. Nested templates and regular expressions are only approximated. */
const pieces =
  /(?<comment>\/\/.*(?:\n[ \t]*\/\/.*)*|\/\*[\s\S]*?\*\/)|(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`)|(?<name>[A-Za-z_$][\w$]*)/g;
/** A single word such as `answer` can be correct, so it is only checked on request. */
const isCompound = /[a-z][A-Z]/;
/** Comments of shell scripts, settings and workflows. Consecutive lines are one piece. */
const hashComments = /(?:^[ \t]*|(?<=\s))#(?!!).*(?:\n[ \t]*#.*)*/gm;
/** In SQL also the comments that `docs/database.md` is made from. */
const commentsIn: Record<string, RegExp> = {
  css: /\/\*[\s\S]*?\*\//g,
  sql: /--.*(?:\n[ \t]*--.*)*|(?<=\bcomment on [^;]*?\bis\s*)'(?:''|[^'])*'/gi,
};
const beforeTitle = /\b(?:it|test|describe)(?:\.\w+)?\(\s*$|\)\(\s*$/;
const jsxText = />[^<>{}=;()]*</g;

/** Finds words that should be replaced. */
export function findWords(
  file: string,
  source: string,
  { inProse = true, inSingleNames = true } = {},
): Problem[] {
  const { prose, names } = split(file, source);
  const report = (patterns: readonly WordPattern[], { text, index }: Piece): Problem[] =>
    patterns
      .filter(({ allowed = [] }) => !allowed.includes(file))
      .flatMap(({ pattern, instead }) =>
        [...text.matchAll(acrossLines(pattern))].map((match) => ({
          // A pattern can start with the end of the previous sentence.
          ...{ file, line: lineOf(source, index + match.index + match[0].search(/\w/)) },
          ...{ text: match[0].trim(), instead },
        })),
      );
  return [
    ...(inProse ? prose.flatMap((piece) => report(prosePatterns, piece)) : []),
    ...names
      .filter(({ text }) => inSingleNames || isCompound.test(text))
      .flatMap((piece) => report(namePatterns, piece)),
  ];
}

const lineOf = (source: string, index: number) => source.slice(0, index).split("\n").length;

function split(file: string, source: string): { prose: Piece[]; names: Piece[] } {
  const extension = /\.(?<name>\w+)$/.exec(file)?.groups?.name ?? "";
  if (extension === "md") return { prose: [{ text: withoutCode(source), index: 0 }], names: [] };
  if (!/^m?tsx?$|^mjs$/.test(extension)) {
    const comments = source.matchAll(commentsIn[extension] ?? hashComments);
    return {
      prose: [...comments].map((match) => ({ text: withoutCode(match[0]), index: match.index })),
      names: [],
    };
  }
  const prose: Piece[] = [];
  const names: Piece[] = [];
  const code = extension === "tsx" ? source.replaceAll(jsxText, blank) : source;
  for (const { groups = {}, index } of code.matchAll(pieces)) {
    const { comment, string, name } = groups;
    if (comment) prose.push({ text: withoutCode(comment), index });
    if (name) names.push({ text: name, index });
    if (string && beforeTitle.test(code.slice(Math.max(0, index - 60), index)))
      prose.push({ text: string, index });
  }
  return { prose, names };
}

/** Without code, and without the targets of Markdown links. */
const withoutCode = (text: string) =>
  text.replaceAll(/`[^`\n]*`|\]\([^)\s]*\)/g, (code) => code.replaceAll(/[^`]/g, "_"));

const blank = (text: string) => text.replaceAll(/[^\n]/g, " ");

/** A phrase can wrap to the next line of a comment. */
const acrossLines = ({ source, flags }: RegExp) =>
  new RegExp(source.replaceAll(" ", String.raw`(?:\s+--\s+|[\s*/#]+)`), `${flags}g`);
