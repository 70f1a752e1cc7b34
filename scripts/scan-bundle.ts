/** Fails if the client bundle contains a secret, SQL, a table name, server code or a source map. */
import { globSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { envSchema } from "#platform/env/read-env.ts";
import { findLeaks } from "./scan-bundle/find-leaks.ts";
import { readTableNames } from "./scan-bundle/read-table-names.ts";

const readableEndings = new Set([".js", ".mjs", ".css", ".html", ".svg", ".json", ".txt", ".xml", ".data"]);

const files = globSync("build/client/**/*", { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);
const readable = files.filter((file) => readableEndings.has(extname(file)));
const known = {
  tables: globSync("migrations/**/*.sql").flatMap((file) => readTableNames(readFileSync(file, "utf8"))),
  settings: Object.keys(envSchema.shape).filter((name) => name.includes("_") && name !== "NODE_ENV"),
};

const problems = files.flatMap((file) => {
  const text = readable.includes(file) ? readFileSync(file, "utf8") : "";
  return findLeaks(file, text, known).map((leak) => `${file}: ${leak}`);
});
if (!readable.some((file) => extname(file) === ".js"))
  problems.push("There is no script to read: build first.");
if (known.tables.length === 0) problems.push("The migrations name no table.");

console.log(
  `Read ${readable.length} of ${files.length} built files for ${known.tables.length} tables and ${known.settings.length} settings.`,
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
