/**
 * Measures the largest single actions against their statement timeout: deleting an account with daily events, renaming
 * a seller with all its products until the store's list shows it, and deleting a business with its reviews. Uses a
 * separate PostgreSQL that flushes its WAL. Fails if an action is canceled. `npm run bench:acts -- --events 100
 * --products 3000 --reviews 5000`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { pino } from "pino";
import { personalData } from "#app/personal-data.ts";
import { deleteAccount } from "#features/accounts/commands/delete-account.server.ts";
import { deleteBusiness } from "#features/directory/commands/delete-business.server.ts";
import { updateBusiness } from "#features/directory/commands/update-business.server.ts";
import { keepListingsFresh } from "#features/store/list/jobs/keep-listings-fresh.server.ts";
import { aMember, anAdmin } from "#platform/auth/actors-for-tests.ts";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { longStatementMs } from "#platform/db/transact.server.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { limitSettings } from "#platform/http/api/api-limits.ts";
import { createLimits } from "#platform/http/limits/limits.server.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { copyDatabase, templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";

const { values } = parseArgs({
  options: {
    events: { type: "string", default: "100" },
    products: { type: "string", default: "3000" },
    reviews: { type: "string", default: "5000" },
  },
});
const counts = {
  events: Number(values.events),
  products: Number(values.products),
  reviews: Number(values.reviews),
};

const postgres = await startMigratedPostgres({
  dataDir: ".data/bench-acts",
  port: await findFreePort(),
  fsync: true,
});
const rows: { act: string; ms: number; limitMs: number; outcome: string }[] = [];
try {
  await copyDatabase(postgres.ownerUrl("postgres"), templateDatabase, "acts");
  await measureAll(postgres.ownerUrl("acts"));
} finally {
  await postgres.stop();
}
console.table(rows);
mkdirSync("reports", { recursive: true });
writeFileSync("reports/bench-acts.json", JSON.stringify({ at: new Date(), ...counts, rows }, null, 2));
if (rows.some(({ outcome }) => outcome !== "done")) process.exitCode = 1;

async function measureAll(ownerUrl: string) {
  const url = appUrl(ownerUrl);
  const owner = openDatabase(openPool(ownerUrl, { max: 2, statement_timeout: 0 }));
  const pool = openPool(url, { max: 4 });
  const db = openDatabase(pool);
  // The timeouts of the worker.
  const workerDb = openDatabase(openPool(url, { max: 2, statement_timeout: longStatementMs }));
  const log = pino({ level: "silent" });
  const env = readEnv({
    ...{ NODE_ENV: "test", APP_ORIGIN: "http://localhost", DATABASE_URL: url },
    ...{ AUTH_SECRET: "a secret for benchmarks, thirty-two long", SMTP_URL: "smtp://127.0.0.1:9" },
  });
  const auth = createAuth({ env, db, log });
  const limits = createLimits(pool, limitSettings(env));
  const jobs = openJobs({ url, log });
  const services = { db, auth, limits, env, jobs, personalData };

  const organizers = [await makePerson({ db, owner }), await makePerson({ db, owner })];
  for (const { id } of organizers)
    await sql`insert into events (name, start_datetime, time_zone, repeats, repeat_until, approval_status, submitted_by)
      select 'Daily ' || n || ${id}, now() - interval '2 years' + n * interval '1 minute', 'America/New_York', 'daily',
        current_date + 365, 'approved', ${id}
      from generate_series(1, ${counts.events}::integer) n`.execute(owner);
  for (const [index, removesPosts] of [false, true].entries()) {
    const person = organizers[index];
    if (!person) continue;
    const headers = await signedInHeaders({ auth }, person);
    const what = removesPosts ? "with them" : "that stay";
    await measure(`delete an account with ${counts.events} daily events ${what}`, longStatementMs, () =>
      deleteAccount(services, aMember(person.id, { headers }), { current: person.password, removesPosts }),
    );
  }

  const admin = anAdmin((await makePerson({ db, owner }, { isAdmin: true })).id);
  const [seller = "", reviewed = ""] = await Promise.all(
    ["Northstar Looms", "Baobab Books"].map(async (name) => {
      const added = await owner.insertInto("businesses").values({ name }).returning("id").executeTakeFirst();
      return added?.id ?? "";
    }),
  );
  await sql`with product as (
      insert into products (title, status, business_id)
      select 'Basket ' || n, 'published', ${seller} from generate_series(1, ${counts.products}::integer) n returning id
    )
    insert into product_variants (product_id, title) select id, 'One size' from product`.execute(owner);
  await sql`insert into variant_prices (variant_id, currency_code, amount)
    select id, 'usd', 2000 from product_variants`.execute(owner);
  const rename = () =>
    updateBusiness({ db, limits }, admin, { id: seller, version: 1, fields: { name: "Southstar Looms" } });
  await measure(`rename a seller with ${counts.products} products`, 3_000, rename);
  await measure("the worker lists them under the new name", longStatementMs, async () => {
    const keeper = keepListingsFresh({ db: workerDb, log });
    const deadline = performance.now() + 60_000;
    while (performance.now() < deadline && (await hasOldName(owner))) await pause(50);
    await keeper.stop();
    return (await hasOldName(owner)) ? { ok: false, reason: "not within a minute" } : { ok: true };
  });

  await sql`insert into reviews (business_id, rating, comment, reviewer_name, status)
    select ${reviewed}, 1 + n % 5, 'Visit ' || n, 'Ama ' || n, 'Approved'
    from generate_series(1, ${counts.reviews}::integer) n`.execute(owner);
  await measure(`delete a business with ${counts.reviews} reviews`, longStatementMs, () =>
    deleteBusiness(services, admin, { id: reviewed }),
  );
  await jobs.stop();
  await Promise.all([db.destroy(), workerDb.destroy(), owner.destroy()]);
}

async function hasOldName(db: Db) {
  const { rows: old } = await sql`
    select from store_listings where seller_name = 'Northstar Looms' limit 1`.execute(db);
  return old.length > 0;
}

async function measure(act: string, limitMs: number, run: () => Promise<{ ok: boolean; reason?: string }>) {
  const startedAt = performance.now();
  const outcome = await run().then(
    ({ ok, reason }) => (ok ? "done" : `refused: ${reason}`),
    (error: Error) => error.message,
  );
  const row = { act, ms: Math.round(performance.now() - startedAt), limitMs, outcome };
  console.log(JSON.stringify(row));
  rows.push(row);
}
