/** Names what a feature forgot to declare, in a sentence with the file to edit. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { features } from "#app/features.ts";
import { publicPages } from "#app/public-pages.ts";
import { people } from "#platform/feature/access.ts";
import {
  findAccessProblems,
  findMissingCases,
  findTableProblems,
  findUnlisted,
  findWorkerProblems,
} from "./check-features/find-omissions.ts";
import { readEndpoints } from "./check-features/read-endpoints.ts";

const read = (file: string) => readFileSync(file, "utf8");
const files = globSync("src/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
const sources = Object.fromEntries(files.map((file) => [file, read(file)]));
const endpoints = readEndpoints();
const inSitemap = publicPages.filter(({ sitemap }) => sitemap).map(({ path }) => path);

const problems = [
  ...findUnlisted(readdirSync("src/features"), features),
  ...findAccessProblems(endpoints, features, inSitemap),
  ...findMissingCases(features, sources),
  ...findTableProblems(listTables(), features),
  ...findWorkerProblems(features, sources),
];
for (const problem of problems) console.error(`${problem}.`);
if (problems.length > 0 || endpoints.length === 0) process.exitCode = 1;
const cells = endpoints.reduce((sum, { hasData }) => sum + (hasData ? 2 : 1), 0) * people.length;
console.log(`Read ${features.length} features; the access matrix has ${cells} cells.`);

/** The tables in the generated types, without the views. */
function listTables(): string[] {
  const views = globSync("migrations/**/*.sql").flatMap((file) => [
    ...read(file).matchAll(/\bcreate (?:or replace )?view (?:public\.)?(\w+)/gi),
  ]);
  const isView = new Set(views.map(([, name]) => name));
  const [, tables = ""] = /export interface DB \{(.*?)\n\}/s.exec(read("src/platform/db/tables.ts")) ?? [];
  const names = [...tables.matchAll(/^ {2}(\w+):/gm)].map(([, name = ""]) => name);
  if (names.length === 0) throw new Error("src/platform/db/tables.ts has no tables.");
  return names.filter((name) => !isView.has(name));
}
