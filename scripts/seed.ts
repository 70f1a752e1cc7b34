/**
 * Loads demo data: `npm run db:seed`, and optionally a directory of any size: `npm run db:seed -- --businesses 5000000
 * --reviews 2000000`. `--fresh` empties the database first. If real people have accounts, both need the database's
 * name: `--confirm <name>`. Uses DATABASE_OWNER_URL, or the database of a running `npm run dev`.
 */
import { parseArgs } from "node:util";
import { Client } from "pg";
import { buildSearch } from "#seed/build-search.ts";
import { emptyDatabase } from "#seed/empty-database.ts";
import { refuseRealAccounts } from "#seed/refuse-real-accounts.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { findDevDatabase } from "./dev-database.ts";

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "0" },
    reviews: { type: "string", default: "0" },
    fresh: { type: "boolean", default: false },
    confirm: { type: "string" },
  },
});
const businesses = readCount("businesses", values.businesses);
const reviews = readCount("reviews", values.reviews);
const given = process.env.DATABASE_OWNER_URL;
const ownerUrl = given ?? (await findDevDatabase())?.ownerUrl;
if (!ownerUrl) stop("Set DATABASE_OWNER_URL, or start the development database with npm run dev.");

await refuseUnlessReachable(ownerUrl);
const confirmed = values.confirm;
if (values.fresh) await emptyDatabase(ownerUrl, { confirmed }).catch((error) => stop(error.message));
if (businesses > 0)
  await refuseRealAccounts(ownerUrl, { action: "Filling", confirmed }).catch((error) => stop(error.message));
const isNew = await seedDemo(ownerUrl, { withAccounts: given === undefined });
console.log(isNew ? "Loaded the demo data." : "There are businesses already: the demo data was left out.");
if (businesses > 0) {
  const start = performance.now();
  await seedLarge(ownerUrl, { businesses, reviews, say: console.log }).catch((error) => stop(error.message));
  await buildSearch(ownerUrl);
  const minutes = (performance.now() - start) / 60_000;
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${minutes.toFixed(1)} minutes, at most ${peak} MB of memory here.`);
}

function readCount(name: string, text: string): number {
  const count = Number(text.replaceAll("_", ""));
  if (!Number.isSafeInteger(count) || count < 0) stop(`--${name} must be a whole number, not ${text}.`);
  return count;
}

async function refuseUnlessReachable(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.query("select from businesses limit 1");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    stop(`The database cannot be used: ${reason}`);
  } finally {
    await client.end().catch(() => {});
  }
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(78);
}
