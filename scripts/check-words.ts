/**
 * Looks for words that read like a translation: names in all code, and comments, test titles and Markdown in the
 * files below, which grow until they cover the repository.
 */
import { globSync, readFileSync } from "node:fs";
import { findWords } from "./check-words/find-words.ts";

const code = ["src/**", "seed/**", "scripts/**", "e2e/**", "bench/**", "drills/**"];
const prose = [
  "*.md",
  "docs/**",
  "src/**/README.md",
  "migrations/functions/**",
  "src/platform/search/**",
  "src/platform/load/**",
  "src/features/search/**",
  "src/features/directory/search/**",
  "src/ui/admin/**",
  "bench/{find,search,recall,understanding,before-after}.ts",
  "bench/{find,search,understanding}/**",
  "drills/opensearch{.ts,/**}",
  "scripts/check-words.ts",
];
/** The specification is quoted. Its wording is not ours. */
const quoted = ["docs/spec/**"];
/** Not yet rewritten. */
const notYet = ["src/features/search/synonyms/admin/**", "src/ui/README.md"];
/** The words themselves. */
const patterns = ["scripts/check-words/**"];

const list = (patterns: readonly string[], exclude: readonly string[] = []) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { exclude }))
    .filter((file) => /\.(?:m?tsx?|mjs|md|sql|css|sh|ya?ml|conf)$/.test(file));
const withProse = new Set(list(prose, [...quoted, ...notYet]));
const files = [...new Set([...list(code, patterns), ...withProse])];
const problems = files.flatMap((file) =>
  findWords(file, readFileSync(file, "utf8"), { inProse: withProse.has(file) }),
);
for (const { file, line, text, instead } of problems)
  console.error(`${file}:${line} "${text}": write ${instead}.`);
if (problems.length > 0 || files.length === 0) process.exitCode = 1;
console.log(`Read the names of ${files.length} files, and the prose of ${withProse.size}.`);
