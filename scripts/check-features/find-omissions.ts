import { dirname, join } from "node:path";
import { listRows } from "#platform/feature/access.ts";
import type { Feature } from "#platform/feature/define-feature.ts";
import { findExample } from "./find-example.ts";
import type { Endpoint } from "./list-endpoints.ts";
import { readConstantKeys, readKeys } from "./read-keys.ts";

/** The source of each file that is not a test, by path. */
export type Sources = Readonly<Record<string, string>>;

/** A file of a feature, by default its declaration. */
const fileOf = (feature: string, name = "feature.ts") =>
  feature === "app" ? `src/app/${name}` : `src/features/${feature}/${name}`;

const testsOf = (feature: string) => fileOf(feature, "feature-for-tests.ts");

/** Feature folders missing from the list, and features listed before one they use. */
export function findUnlisted(folders: readonly string[], features: readonly Feature[]): string[] {
  const names = features.map(({ name }) => name);
  return [
    ...folders
      .filter((folder) => !names.includes(folder))
      .map((folder) => `src/app/features.ts does not list the feature of src/features/${folder}`),
    ...names
      .filter((name) => name !== "app" && !folders.includes(name))
      .map((name) => `src/app/features.ts lists "${name}", which is not a folder of src/features`),
    ...features.flatMap(({ name, uses }, position) =>
      uses
        .filter((used) => !names.slice(0, position).includes(used))
        .map((used) => `src/app/features.ts must list "${used}" before "${name}", which uses it`),
    ),
  ];
}

/** URLs without a row in the access matrix, rows without a URL, and open pages without an example in the sitemap. */
export function findAccessProblems(
  endpoints: readonly Endpoint[],
  features: readonly Feature[],
  listed: readonly string[],
): string[] {
  const rows = features.flatMap(({ name, access }) =>
    listRows(access).map(([key, row]) => ({ name, key, row })),
  );
  const keys = new Set(endpoints.map(({ key }) => key));
  const twice = rows.filter(({ key }, at) => rows.findIndex((row) => row.key === key) < at);
  return [
    ...endpoints
      .filter(({ key }) => !rows.some((row) => row.key === key))
      .map(({ key, file }) => `${declarationOf(file)} has no access row "${key}"`),
    ...rows
      .filter(({ key }) => !keys.has(key))
      .map(({ name, key }) => `${fileOf(name)} has an access row "${key}", but there is no such URL`),
    ...twice.map(({ name, key }) => `${fileOf(name)} has a second access row "${key}"`),
    ...rows
      .filter(({ key, row }) => / \/admin(\/|$)/.test(key) && row.member !== "dashboard")
      .map(({ name, key }) => `${fileOf(name)} opens "${key}" to people who are not admins`),
    ...endpoints
      .filter(({ isPage, pattern }) => isPage && /:\w/.test(pattern))
      .filter(({ key }) => rows.some((one) => one.key === key && one.row.visitor === "ok"))
      .map(({ pattern }) => pattern.replace("?index", ""))
      .filter((pattern) => !listed.includes(pattern))
      .map((pattern) => `"${pattern}" is open to visitors: its publicPage needs a sitemap with examples`),
  ];
}

function declarationOf(file: string | null): string {
  const [, feature] = /^features\/([^/]+)\//.exec(file ?? "") ?? [];
  if (feature) return fileOf(feature);
  return file?.startsWith("app/") ? fileOf("app") : "The feature.ts of this API";
}

/** URLs whose parameters the access test could not fill in, and retention rows that no test sees enforced. */
export function findMissingCases(features: readonly Feature[], sources: Sources): string[] {
  const keysOf = (name: string, part: string) => readKeys(sources[testsOf(name)] ?? "", part);
  const examples = features.flatMap(({ name }) => keysOf(name, "examples"));
  return features.flatMap(({ name, access, retainedData }) => [
    ...Object.keys(access)
      .filter((pattern) => /:\w/.test(pattern) && !findExample(pattern, examples))
      .map((pattern) => `${testsOf(name)} has no example for "${pattern}"`),
    ...retainedData
      .filter(({ row, forget }) => forget && row.days !== null)
      .filter(({ row }) => !keysOf(name, "retentionCases").includes(row.name))
      .map(({ row }) => `${testsOf(name)} has no retention case "${row.name}"`),
  ]);
}

/** Tables that no feature mentions, and table names that do not exist. */
export function findTableProblems(tables: readonly string[], features: readonly Feature[]): string[] {
  const declared = features.flatMap(({ retainedData, impersonalTables }) => [
    ...retainedData.flatMap((kept) => kept.tables),
    ...Object.values(impersonalTables).flat(),
  ]);
  return tables
    .filter((table) => !declared.includes(table))
    .map(
      (table) =>
        `No feature declares the table "${table}": name it in the feature's retention.server.ts if it holds something about people, otherwise under impersonalTables in its feature.ts`,
    );
}

/** Jobs without a handler, and emails that the worker would not find. */
export function findWorkerProblems(features: readonly Feature[], sources: Sources): string[] {
  const handled = new Set(
    features
      .map(({ name }) => sources[fileOf(name)] ?? "")
      .concat(sources["src/app/worker.ts"] ?? "")
      .flatMap((text) => namesIn(text, /\b(?:handleJob|worker\.work)\(\s*(\w+)/g)),
  );
  const emails = features.flatMap(({ name }) => loadedBy(name, sources));
  const templates = emails.flatMap((file) => readConstantKeys(sources[file] ?? ""));
  const kinds = features.flatMap(({ optionalEmails, emailStops }) => [...optionalEmails, ...emailStops]);
  return Object.entries(sources).flatMap(([file, text]) => {
    const [, feature = ""] = /^src\/features\/([^/]+)\//.exec(file) ?? [];
    const jobs = namesIn(text, /\bexport const (\w+) = defineJob\b/g).filter((job) => !handled.has(job));
    const queued = namesIn(text, /\btemplate: "([a-z-]+)"/g).filter((name) => !templates.includes(name));
    const optional = /email-kinds\.ts$/.test(file) ? namesIn(text, /\bkind: "([a-z-]+)"/g) : [];
    return [
      ...jobs.map((job) =>
        feature
          ? `${fileOf(feature)} has no handleJob(${job}, …), which ${file} defines`
          : `src/app/worker.ts has no worker.work(${job}, …), which ${file} defines`,
      ),
      ...queued.map(
        (name) => `${fileOf(feature, "emails/templates.ts")} has no "${name}", which ${file} queues`,
      ),
      ...(/\/emails\/templates\.ts$/.test(file) && !emails.includes(file)
        ? [`${fileOf(feature)} does not import ${file} under emails`]
        : []),
      ...optional
        .filter((kind) => !kinds.some((one) => one.kind === kind))
        .map((kind) => `${fileOf(feature)} lists "${kind}" neither in optionalEmails nor in emailStops`),
    ];
  });
}

/** The files that a feature's declaration imports lazily. */
function loadedBy(feature: string, sources: Sources): string[] {
  const file = fileOf(feature);
  return namesIn(sources[file] ?? "", /\bimport\("([^"]+)"\)/g).map((path) => join(dirname(file), path));
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}
