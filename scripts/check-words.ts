/**
 * Finds wording that reads like a translation: in names of all code, and in comments, test titles and Markdown of the
 * files below.
 */
import { globSync, readFileSync } from "node:fs";
import { findWords } from "./check-words/find-words.ts";

const code = ["src/**", "seed/**", "scripts/**", "e2e/**", "bench/**", "drills/**"];
const prose = [
  "*",
  "{.ci,.github}/**",
  "{bench,docs,drills,scripts,seed}/**",
  "migrations/*.ts",
  "migrations/functions/**",
  "{e2e,src/testing}/**",
  "src/**/*-for-tests.ts",
  "src/**/README.md",
  "src/platform/**",
  "src/ui/**",
  "src/features/search/**",
  "src/features/directory/search/**",
];
/** Folders where names of a single word, such as `answer`, are checked too. */
const singleNames = [
  "{bench,drills,scripts,seed}/**",
  "src/platform/{load,search}/**",
  "src/features/search/**",
  "src/features/directory/search/**",
  "src/ui/admin/**",
];
/** The specification, whose wording is not ours, and the patterns themselves. */
const quoted = ["docs/spec/**", "scripts/check-words/**"];
/** Not yet rewritten. */
const notYet = ["src/features/search/synonyms/admin/**"];

const list = (patterns: readonly string[], exclude: readonly string[] = []) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { exclude }))
    .filter((file) => /\.(?:m?tsx?|mjs|md|sql|css|sh|ya?ml|conf)$|^\.ci\//.test(file));
const withProse = new Set(list(prose, [...quoted, ...notYet]));
const withSingleNames = new Set(list(singleNames, [...quoted, ...notYet]));
const files = [...new Set([...list(code, quoted), ...withProse])];
const problems = files.flatMap((file) =>
  findWords(file, readFileSync(file, "utf8"), {
    inProse: withProse.has(file),
    inSingleNames: withSingleNames.has(file),
  }),
);
for (const { file, line, text, instead } of problems)
  console.error(`${file}:${line} "${text}": write ${instead}.`);
if (problems.length > 0 || files.length === 0) process.exitCode = 1;
console.log(`Read the names of ${files.length} files, and the prose of ${withProse.size}.`);
