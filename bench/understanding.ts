/**
 * Measures how many requests from a held-out word list are parsed correctly, and how many find a relevant result in the
 * demo data. Lists parsing errors.
 * `npm run bench:understanding -- --engine postgres`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { searchAll } from "#features/search/find/search-all.server.ts";
import { loadVocabulary } from "#features/search/parse/load-vocabulary.server.ts";
import { parseQuery } from "#features/search/parse/parse-query.ts";
import { describeParsedQuery, requestsByTheme } from "#features/search/parse/requests-for-tests.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { enginesForTests } from "#platform/search/engines-for-tests.ts";
import { setSearchEngine } from "#platform/search/search-engine.server.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";
import "../drills/drift/import-text-files.ts";
import { findMismatches, hasRelevantResult } from "./understanding/check-parsing.ts";
import { generateRequests } from "./understanding/generate-requests.ts";

const { values } = parseArgs({ options: { engine: { type: "string", default: "postgres" } } });
const chosen = enginesForTests.find(({ name }) => name === values.engine);
if (!chosen) throw new Error(`Unknown engine: ${values.engine}.`);

/** The afternoon that all requests assume. */
const now = new Date("2026-11-17T20:00:00Z");
const clock = { date: "2026-11-17", hour: 15 };
const atlanta = { latitude: 33.749, longitude: -84.388 };

const port = await findFreePort();
const server = await startMigratedPostgres({ dataDir: `.data/bench-understanding-${port}`, port });
const ownerUrl = server.ownerUrl(templateDatabase);
const url = appUrl(ownerUrl);
const owner = openDatabase(openPool(ownerUrl, { max: 1 }));
// A batch of changes may take longer than a page's statement timeout.
const db = openDatabase(openPool(url, { max: 4, statement_timeout: 0 }));
try {
  await seedDemo(ownerUrl, { today: new Date("2026-11-17T12:00:00Z") });
  await owner.updateTable("launch_switches").set({ is_on: true }).where("is_built", "=", true).execute();
  const { engine, refresh, close } = await chosen.open({
    db,
    owner,
    appUrl: url,
    ownerUrl,
    close: async () => {},
  });
  await refresh();
  setSearchEngine(db, engine);
  const results = [];
  for (const request of generateRequests()) {
    const parsed = parseQuery(request.text, await loadVocabulary(db, request.text), clock);
    const groups = await searchAll(db, parsed, { now, point: atlanta });
    results.push({
      ...request,
      mismatches: findMismatches(request, parsed),
      read: describeParsedQuery(parsed).join("; "),
      isRelevant: hasRelevantResult(request, groups),
      hasResults: groups.length > 0,
    });
  }
  const tested = Object.values(requestsByTheme).flat();
  let matching = 0;
  for (const { text, parsed } of tested) {
    const read = describeParsedQuery(parseQuery(text, await loadVocabulary(db, text), clock));
    if (read.join("; ") === parsed.join("; ")) matching++;
  }
  await close();
  report(results);
  const texts = new Set(tested.map((request) => request.text));
  const shared = results.filter((request) => texts.has(request.text.toLowerCase()));
  console.log(`Engine: ${values.engine}. ${shared.length} requests also occur in the tests.`);
  console.log(`${matching} of ${tested.length} test requests are parsed as specified.`);
  mkdirSync("reports", { recursive: true });
  writeFileSync(`reports/understanding-${values.engine}.json`, JSON.stringify(results, null, 2));
} finally {
  await Promise.all([owner.destroy(), db.destroy()]);
  await server.stop();
}

type Outcome = ReturnType<typeof generateRequests>[number] & {
  mismatches: string[];
  read: string;
  isRelevant: boolean;
  hasResults: boolean;
};

function report(results: readonly Outcome[]): void {
  for (const { template, text, mismatches, read, isRelevant } of results)
    if (mismatches.length > 0)
      console.log(
        `${template}: ${text}\n    ${mismatches.join(", ")} | ${read || "nothing"}${isRelevant ? "" : " | no relevant result"}`,
      );
  const share = (all: readonly Outcome[], is: (result: Outcome) => boolean) =>
    all.length === 0 ? "" : `${Math.round((100 * all.filter(is).length) / all.length)} %`;
  const row = (all: readonly Outcome[]) => ({
    requests: all.length,
    "parsed correctly": share(all, ({ mismatches }) => mismatches.length === 0),
    "relevant result": share(all, ({ isRelevant }) => isRelevant),
    "any result": share(all, ({ hasResults }) => hasResults),
  });
  const names = [...new Set(results.map(({ template }) => template))];
  const rows = names.map((name) => [name, row(results.filter(({ template }) => template === name))] as const);
  console.table(Object.fromEntries([...rows, ["all", row(results)]]));
  const parts = results.flatMap(({ mismatches }) => mismatches);
  console.table(
    Object.fromEntries([...new Set(parts)].map((part) => [part, parts.filter((one) => one === part).length])),
  );
}
