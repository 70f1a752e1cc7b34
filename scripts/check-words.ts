/**
 * Looks for words that read like a translation, in comments, test titles, names and Markdown. Covers the folders below,
 * which grow until they cover the repository.
 */
import { globSync, readFileSync } from "node:fs";
import { findWords } from "./check-words/find-words.ts";

const covered = [
  "src/platform/search/**",
  "src/features/search/**",
  "src/features/directory/search/**",
  "bench/{find,search,recall,understanding,before-after}.ts",
  "bench/{find,search,understanding}/**",
  "drills/opensearch{.ts,/**}",
  "scripts/check-words.ts",
  "docs/glossary.md",
  "docs/decisions/046-*.md",
];
/** Not yet rewritten. */
const exclude = ["src/features/search/synonyms/admin/**"];

const files = covered
  .flatMap((pattern) => globSync(pattern, { exclude }))
  .filter((file) => /\.(?:tsx?|md)$/.test(file));
const problems = files.flatMap((file) => findWords(file, readFileSync(file, "utf8")));
for (const { file, line, text, instead } of problems)
  console.error(`${file}:${line} "${text}": write ${instead}.`);
if (problems.length > 0 || files.length === 0) process.exitCode = 1;
console.log(`Read the words of ${files.length} files.`);
