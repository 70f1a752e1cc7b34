/**
 * Runs the built site on each supported PostgreSQL, installed by an owner without superuser rights, and behind
 * PgBouncer in transaction mode. A worker that was started too early waits, then people log in, search and buy. `npm
 * run drill:versions -- --only 17`
 */
import { parseArgs } from "node:util";
import { Client } from "pg";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { startProcess, stopProcess, waitUntilReady } from "#testing/child-process.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl, type LocalPostgres, startLocalPostgres } from "#testing/local-postgres.ts";
import { startSite } from "#testing/site.ts";
import { exerciseSite } from "./versions/exercise-site.ts";
import { fetchPostgres } from "./versions/fetch-servers.ts";
import { startPgBouncer } from "./versions/start-pgbouncer.ts";

const cases = [
  { name: "PostgreSQL 17", version: "17.10.0-beta.17", isPooled: false },
  { name: "PostgreSQL 18", version: null, isPooled: false },
  { name: "PostgreSQL 18 behind PgBouncer", version: null, isPooled: true },
];

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const faults: string[] = [];
for (const one of cases.filter(({ name }) => name.includes(values.only))) {
  const startedAt = performance.now();
  const found = await runCase(one).catch((error: Error) => [error.stack ?? error.message]);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  console.log(`${found.length === 0 ? "holds " : "BROKEN"}  ${one.name} (${seconds} s)`);
  for (const fault of found) console.log(`        ${fault}`);
  faults.push(...found);
}
process.exit(faults.length > 0 ? 1 : 0);

async function runCase({ version, isPooled }: (typeof cases)[number]): Promise<string[]> {
  const port = await findFreePort();
  const postgres = await startLocalPostgres({
    ...{ dataDir: `.data/drill-${port}`, port, throwaway: true },
    ...(version ? { binaries: await fetchPostgres(version) } : {}),
  });
  const stops = [postgres.stop];
  try {
    const ownerUrl = await createPlainOwner(postgres);
    const bouncer = isPooled ? await startPgBouncer(appUrl(ownerUrl)) : null;
    if (bouncer) stops.push(bouncer.stop);
    const env = bouncer ? { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: appUrl(ownerUrl) } : {};
    return await installAndUse(ownerUrl, env);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function installAndUse(ownerUrl: string, env: Record<string, string>): Promise<string[]> {
  const early = await startEarlyWorker(ownerUrl);
  try {
    const before = await early.readState();
    if (!before.includes("not ready")) return [`a worker without a schema logs: ${before}`];
    const applied = await migrateEverything({ ownerUrl, appUrl: appUrl(ownerUrl) });
    console.log(`        ${applied.length} migrations, ${await describe(ownerUrl)}`);
    await early.untilReady();
  } finally {
    await early.stop();
  }
  await seedDemo(ownerUrl, { withAccounts: true });
  const site = await startSite(ownerUrl, { env });
  return exerciseSite(site).finally(site.stop);
}

/** Like an operator by hand: one role that can create roles, and a separate database. */
async function createPlainOwner({ ownerUrl }: LocalPostgres): Promise<string> {
  const admin = new Client({ connectionString: ownerUrl("postgres") });
  await admin.connect();
  await admin.query("create role plain_owner login createrole password 'local-only'");
  await admin.query("create database plain owner plain_owner");
  await admin.end();
  return Object.assign(new URL(ownerUrl("plain")), { username: "plain_owner" }).href;
}

async function startEarlyWorker(ownerUrl: string) {
  const port = await findFreePort();
  const lines: string[] = [];
  const env = {
    ...{ NODE_ENV: "production", APP_ORIGIN: "https://ujamaa.example", WORKER_PORT: String(port) },
    ...{ DATABASE_URL: appUrl(ownerUrl), AUTH_SECRET: "only-for-this-drill-0123456789-abcdef" },
    SMTP_URL: "smtp://127.0.0.1:9",
  };
  const onLine = (line: string) => lines.push(line);
  const worker = startProcess("node", ["build/worker/worker.js"], { env, label: "worker", onLine });
  await waitUntilReady(worker, `http://127.0.0.1:${port}/livez`);
  return {
    readState: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).text(),
    untilReady: () =>
      waitUntilReady(worker, `http://127.0.0.1:${port}/readyz`).catch((error) => {
        throw new Error(`${error.message}\n${lines.join("\n")}`);
      }),
    stop: () => stopProcess(worker),
  };
}

async function describe(ownerUrl: string): Promise<string> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(
    "select current_setting('server_version') as version, rolsuper from pg_roles where rolname = current_user",
  );
  await owner.end();
  return `server ${rows[0].version}, owner ${rows[0].rolsuper ? "is a superuser" : "is not a superuser"}`;
}
