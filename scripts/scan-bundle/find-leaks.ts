import { findSql } from "./find-sql.ts";

/** Strings that must not reach the browser. */
export type ServerSide = {
  tables: string[];
  settings: string[];
};

/** Table names that are also ordinary words on pages: only reported in SQL. Other names are reported anywhere. */
const ordinaryWords = new Set(
  (
    "account accounts businesses categories collections directory events orders organizations parcels products " +
    "profiles refunds reviews session sessions tags trips uploads user users venues verification votes " +
    "build documents facets grams map_cells places states tokens words"
  ).split(" "),
);

/** Each pattern ends before the secret itself, so the log of the scan does not leak it. */
const patterns: [what: string, pattern: RegExp][] = [
  ["URL of a server", /\b(?:postgres(?:ql)?|smtps?|rediss?|amqps?|mysql|mongodb):\/\//g],
  ["password in a URL", /\b[a-z][a-z+]*:\/\/(?=[^\s/:@"'`]+:[^\s/:@"'`]+@)/g],
  ["private key", /BEGIN (?:[A-Z]+ )*PRIVATE KEY/g],
  ["payment secret", /\b(?:(?:sk|rk)_(?:live|test)_|whsec_)(?=\w{8})/g],
  ["server setting", /\bprocess\.env\.(?!NODE_ENV\b)[A-Z]\w+/g],
  ["server module", /[\w-]+\.server\.[jt]sx?\b/g],
  ["server module", /\b(?:from|import)\s*\(?\s*["'](?:node:[\w/]+|pg|pg-boss|kysely|pino|nodemailer)["']/g],
  ["server module", /__vite-browser-external/g],
  // Schemas stay on the server, which sends constraints and messages (docs/decisions/020).
  ["schema library", /\bZodError\b/g],
  ["source map", /\bsourceMappingURL=/g],
];

/** Describes everything in a bundle file that must not be there. */
export function findLeaks(name: string, text: string, known: ServerSide): string[] {
  return [
    ...(/\.map(?:\.|$)/.test(name) ? ["source map: the file itself"] : []),
    ...(/\.server\b/.test(name) ? ["server module: the file itself"] : []),
    ...patterns.flatMap(([what, pattern]) =>
      [...text.matchAll(pattern)].map(([match]) => `${what}: ${match}`),
    ),
    ...findSql(text, known.tables).map((match) => `SQL: ${match.slice(0, 80)}`),
    ...findWords(text, known.settings).map((match) => `server setting: ${match}`),
    ...findWords(
      text,
      known.tables.filter((table) => !ordinaryWords.has(table)),
    ).map((match) => `table name: ${match}`),
  ];
}

function findWords(text: string, words: string[]): string[] {
  return words.filter((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text));
}
