/**
 * Latency of every admin list and its search over HTTP, compared to its bare statements. No request repeats. `npm run
 * bench:admin -- --businesses 5000000 --audit 10000000 --runs 60`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { signInCookie } from "#platform/auth/people-for-tests.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { fillAdminTables } from "./admin/fill-tables.ts";
import { type AdminShape, listAdminShapes } from "./admin/list-shapes.ts";
import { openRecording, type Recording, round, runBare, summarize } from "./search/measure.ts";
import { prepareDatabase, startBenchServer } from "./search/prepare-database.ts";
import { type Site, startSite } from "./search/start-site.ts";

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "5000000" },
    audit: { type: "string", default: "10000000" },
    requests: { type: "string", default: "100000" },
    runs: { type: "string", default: "60" },
    only: { type: "string", default: "" },
  },
});
/** The p95 limit. Admins at work should not wait longer. */
const barMs = 300;
const runs = Number(values.runs);

const server = await startBenchServer();
try {
  const { url, ownerUrl } = await prepareDatabase(server, Number(values.businesses));
  await fillAdminTables(ownerUrl, { auditEntries: Number(values.audit), requests: Number(values.requests) });
  const recording = openRecording(url);
  const site = await startSite(url);
  const cookie = await signInAdmin(site, url, ownerUrl);
  const rows = [];
  for (const shape of (await listAdminShapes(recording.db, runs)).filter(({ name }) =>
    name.includes(values.only),
  ))
    rows.push(await measure(recording, site, cookie, shape));
  console.table(rows);
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench-admin.json", JSON.stringify({ at: new Date(), ...values, rows }, null, 2));
  if (rows.some(({ passes }) => !passes)) process.exitCode = 1;
  await site.stop();
  await recording.close();
} finally {
  await server.stop();
}

/** No request repeats. HTTP goes first, so the bare statements find warmer caches. */
async function measure(recording: Recording, site: Site, cookie: string, shape: AdminShape) {
  const { name, path, queries, read } = shape;
  const http: number[] = [];
  const bare: number[] = [];
  // The first requests of a new process are slow.
  for (const query of queries.slice(0, 2)) await site.get(`${path}.data?${query}`, cookie);
  for (const query of queries) {
    http.push(await timed(() => site.get(`${path}.data?${query}`, cookie)));
    recording.take();
    await read(recording.db, new URLSearchParams(query));
    const statements = recording.take();
    bare.push(await timed(() => runBare(recording.bare, statements)));
  }
  const [overHttp, alone] = [summarize(http), summarize(bare)];
  return {
    name,
    requests: queries.length,
    ...overHttp,
    ...{ bareP50: alone.p50, bareP95: alone.p95, ratio: round(overHttp.p50 / alone.p50), bar: barMs },
    passes: overHttp.p95 <= barMs,
  };
}

async function timed(run: () => Promise<unknown>) {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** The cookie of a new admin of this site. */
async function signInAdmin({ origin, authSecret }: Site, url: string, ownerUrl: string) {
  const [db, owner] = [url, ownerUrl].map((to) => openDatabase(openPool(to, { max: 1 })));
  if (!db || !owner) throw new Error("No database.");
  const env = readEnv({
    ...{ NODE_ENV: "production", APP_ORIGIN: origin, DATABASE_URL: url },
    ...{ AUTH_SECRET: authSecret, SMTP_URL: "smtp://127.0.0.1:1" },
  });
  const auth = createAuth({ env, db, log: pino({ level: "silent" }) });
  try {
    return await signInCookie({ db, owner, auth }, { isAdmin: true });
  } finally {
    await Promise.all([db.destroy(), owner.destroy()]);
  }
}
