/**
 * Latency of the events page, its month view and its month strip compared to equivalent plain SQL, which also checks
 * the results. No request repeats. `npm run bench:events -- --events 500000 --runs 60`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { addMonths, dayOf, monthOf } from "#features/events/list/calendar.ts";
import { eventsList } from "#features/events/list/input.ts";
import { countMonths } from "#features/events/list/queries/count-months.server.ts";
import { listMonth } from "#features/events/list/queries/list-month.server.ts";
import { readEvents, readEventsOf } from "#features/events/list/read-events.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";
import { fillEvents } from "./events/fill-events.ts";
import { bareMonth, listShapes, type Question } from "./events/list-shapes.ts";
import { connectBare, prepareSearch } from "./prepare-search.ts";
import { openRecording, type Recording, round, summarize } from "./search/measure.ts";

const { values } = parseArgs({
  options: {
    events: { type: "string", default: "500000" },
    runs: { type: "string", default: "60" },
    only: { type: "string", default: "" },
  },
});
/** The limit is 1.5 times the bare statements plus this. */
const graceMs = 3;
const runs = Number(values.runs);
const now = new Date();

const port = await findFreePort();
const settings = { shared_buffers: "512MB", random_page_cost: "1.1", jit: "off" };
const server = await startMigratedPostgres({ dataDir: `.data/bench-events-${port}`, port, settings });
try {
  const ownerUrl = server.ownerUrl(templateDatabase);
  const url = appUrl(ownerUrl);
  const startedAt = performance.now();
  const { dates } = await fillEvents(ownerUrl, Number(values.events));
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(`${values.events} events with ${dates} dates loaded in ${seconds} s.`);
  await prepareSearch(ownerUrl, { event_listings: "folded_text" });
  const owner = new Client({ connectionString: ownerUrl });
  const bare = await connectBare(url);
  // When a measurement throws, the server stops first, which must not hide the error.
  owner.on("error", () => {});
  await owner.connect();
  const recording = openRecording(url);
  const rows = [];
  for (const { name, questions } of await listShapes(owner, runs, now))
    rows.push(
      await measure(name, questions, {
        ours: (question) => askOurs(recording.db, question),
        bare: (question) => askBare(bare, question),
      }),
    );
  rows.push(await measureMonths(recording, bare));
  rows.push(await measureMonths(recording, bare, "Concert"));
  rows.push(await measureStrip(recording.db, bare));
  console.table(rows.filter((row) => row !== null));
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench-events.json", JSON.stringify({ at: now, ...values, dates, rows }, null, 2));
  if (rows.some((row) => row && !row.passes)) process.exitCode = 1;
  await Promise.all([recording.close(), bare.end(), owner.end()]);
} finally {
  await server.stop();
}

type Ways<Requested> = {
  ours: (requested: Requested) => Promise<string[]>;
  bare: (requested: Requested) => Promise<string[]>;
};

/** Alternates between both ways. Ours goes first, so the plain statements find warmer caches. */
async function measure<Requested>(name: string, questions: readonly Requested[], ways: Ways<Requested>) {
  if (!name.includes(values.only)) return null;
  const times = { ours: [] as number[], bare: [] as number[] };
  const time = async (way: keyof Ways<Requested>, requested: Requested) => {
    const startedAt = performance.now();
    const found = await ways[way](requested);
    times[way].push(performance.now() - startedAt);
    return found;
  };
  // The first requests of a new process are slow.
  for (const question of questions.slice(0, 3)) await Promise.all([ways.ours(question), ways.bare(question)]);
  for (const question of questions) {
    const ours = await time("ours", question);
    const bare = await time("bare", question);
    if (ours.join() !== bare.join())
      throw new Error(`${name}: ${JSON.stringify(question)} differs from its plain SQL.\n${ours}\n${bare}`);
  }
  const [ours, plain] = [summarize(times.ours), summarize(times.bare)];
  const barMs = round(1.5 * plain.p95 + graceMs);
  console.log(`${name}: p95 ${ours.p95} ms, plain SQL ${plain.p95} ms`);
  return {
    name,
    p50: ours.p50,
    p95: ours.p95,
    bareP50: plain.p50,
    bareP95: plain.p95,
    barMs,
    passes: ours.p95 <= barMs,
  };
}

async function askOurs(db: Db, { address, placeSlug, organizerSlug }: Question): Promise<string[]> {
  if (placeSlug || organizerSlug) {
    const subject = { ...(placeSlug && { placeSlug }), ...(organizerSlug && { organizerSlug }) };
    const { items } = await readEventsOf(db, subject, { after: "", tab: "" }, now);
    return items.map(({ id }) => id);
  }
  const query = eventsList.read(new URLSearchParams(address));
  const { items, featured } = await readEvents(db, query, now);
  return [...featured, ...items].map(({ id }) => id);
}

async function askBare(client: Client, { address, bare }: Question): Promise<string[]> {
  const results: string[][] = [];
  for (const statement of bare) {
    const { rows } = await client.query<{ id: string }>(statement);
    results.push(rows.map(({ id }) => id));
  }
  const page = results.pop() ?? [];
  const featured = results[0] ?? [];
  const others = page.filter((id) => !featured.includes(id)).slice(0, eventsList.perPage);
  return [...(address.includes("after=") ? [] : featured), ...others];
}

/** The month view: one statement for any month. */
async function measureMonths({ db, take }: Recording, bare: Client, type = "") {
  const months = Array.from({ length: runs }, (_, n) => addMonths(monthOf(dayOf(now)), n % 12));
  take();
  await listMonth(db, { month: months[1] ?? "", tab: "upcoming", filters: { type }, now });
  if (take().length !== 1) throw new Error("The month view is more than one statement.");
  return measure(`month view${type && `, ${type}`}`, months, {
    ours: async (month) => {
      const rows = await listMonth(db, { month, tab: "upcoming", filters: { type }, now });
      return rows.filter(({ is_featured }) => !is_featured).map(({ id }) => id);
    },
    bare: async (month) => {
      const where = type ? [`d.event_type = '${type}'`] : [];
      const statement = bareMonth(now.toISOString(), month, addMonths(month, 1), where);
      const { rows } = await bare.query<{ id: string }>(statement);
      return rows.map(({ id }) => id);
    },
  });
}

async function measureStrip(db: Db, bare: Client) {
  const firsts = Array.from({ length: runs }, (_, n) => addMonths(monthOf(dayOf(now)), n % 24));
  return measure("month strip", firsts, {
    ours: async (first) => (await countMonths(db, first, now)).map(({ dates }) => String(dates)),
    bare: async (first) => {
      const counts: string[] = [];
      for (let step = 0; step < 12; step++) {
        const month = addMonths(first, step);
        const { rows } = await bare.query<{ dates: string }>(
          `select count(*) as dates from (
             select from event_dates d where not d.is_canceled and d.day >= '${month}-01' and d.day < '${addMonths(month, 1)}-01'
               and d.starts_at >= '${now.toISOString()}' and not exists (
                 select from event_dates o where not o.is_canceled and o.same_name = d.same_name and o.same_day = d.same_day
                   and (o.rank, o.starts_at, o.listing_id) < (d.rank, d.starts_at, d.listing_id)) limit 100) as found`,
        );
        counts.push(rows[0]?.dates ?? "");
      }
      return counts;
    },
  });
}
