import type { Socket } from "node:net";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { copyRows } from "./bulk-load.ts";
import { businessRows, idOf, reviewRows } from "./large-rows.ts";
import { seedDemo } from "./seed-demo.ts";
import { seedLarge } from "./seed-large.ts";

const today = new Date("2026-11-15T12:00:00Z");
const businesses = 20_000;
const reviews = 8_000;
const said: string[] = [];
const database = setUpDatabase();
let client: Client;
let before: string[];

beforeAll(async () => {
  client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  before = await describeTables();
  await seedDemo(database.ownerUrl, { today });
  await seedLarge(database.ownerUrl, { businesses, reviews, today, say: (sentence) => said.push(sentence) });
});

afterAll(async () => {
  await client.end();
});

async function count(statement: string) {
  const { rows } = await client.query<{ count: string }>(`select count(*) from (${statement}) counted`);
  return Number(rows[0]?.count);
}

/** Everything that a load drops and restores, from the catalog. */
async function describeTables() {
  const { rows } = await client.query<{ line: string }>(
    `select indexdef as line from pg_indexes where tablename in ('businesses', 'business_stats', 'reviews')
     union all
     select conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated from pg_constraint
     where conrelid in ('businesses'::regclass, 'business_stats'::regclass, 'reviews'::regclass)
     union all
     select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger
     where tgrelid in ('businesses'::regclass, 'business_stats'::regclass, 'reviews'::regclass) and not tgisinternal
     union all
     select attrelid::regclass || ' ' || attnum || ' ' || attstattarget from pg_attribute where attstattarget >= 0
     order by 1`,
  );
  return rows.map(({ line }) => line);
}

describe("the large set", () => {
  it("adds the requested number of rows", async () => {
    expect(await count("select from businesses")).toBe(1050 + businesses);
    expect(
      await count(
        `select from reviews where id >= '${idOf("review", 0)}' and id <= '${idOf("review", reviews)}'`,
      ),
    ).toBe(reviews);
  });

  it("restores every index, key and trigger, and all are valid", async () => {
    expect(before.length).toBeGreaterThan(20);
    expect(await describeTables()).toEqual(before);
    expect(await count("select from pg_index where not (indisvalid and indisready)")).toBe(0);
    expect(said.filter((sentence) => sentence.startsWith("valid "))).toHaveLength(
      await count("select from pg_indexes where tablename in ('businesses', 'business_stats', 'reviews')"),
    );
  });

  it("has review counters that match the rows", async () => {
    const wrong = `
      select from business_stats s left join counted_reviews counted using (business_id)
      where s.star_counts <> coalesce(counted.star_counts, '{0,0,0,0,0}')`;
    expect(await count(wrong)).toBe(0);
    expect(await count("select from business_stats")).toBe(1050 + businesses);
  });

  it("has terms of every frequency", async () => {
    const share = async (term: string) =>
      (await count(`select from businesses where lower(name) like '%${term}%'`)) / (1050 + businesses);
    expect(await share("hair")).toBeGreaterThan(0.03);
    expect(await share("yoga")).toBeGreaterThan(0.002);
    expect(await share("yoga")).toBeLessThan(0.01);
    expect(await share("okafor")).toBeGreaterThan(0);
    expect(await share("okafor")).toBeLessThan(0.002);
    expect(await count("select from businesses where lower(name) like '%zanzi%'")).toBe(1);
    expect(await share("xqzvk")).toBe(0);
    expect(await share("zq")).toBe(0);
  });

  it("is skewed over all categories and states", async () => {
    const { rows } = await client.query<{ share: number }>(
      `select count(*)::float / sum(count(*)) over () as share from businesses group by category_id order by 1 desc`,
    );
    expect(rows).toHaveLength(24);
    expect(rows.at(0)?.share).toBeGreaterThan(0.2);
    expect(rows.at(-1)?.share).toBeLessThan(0.01);
    expect(await count("select distinct location_state from businesses")).toBe(51);
  });

  it("refuses to be added twice", async () => {
    await expect(seedLarge(database.ownerUrl, { businesses: 10, today })).rejects.toThrow(/there already/);
  });

  it("leaves no trace when it fails halfway", async () => {
    await client.query("delete from businesses where id = $1", [idOf("business", 0)]);
    await expect(seedLarge(database.ownerUrl, { businesses: 10, today })).rejects.toThrow(/businesses_pkey/);
    expect(await describeTables()).toEqual(before);
    expect(await count("select from businesses")).toBe(1050 + businesses - 1);
  });

  it("is generated in small chunks, the same for the same seed", () => {
    const categoryIds = new Map([["Food & Beverage", 2]]);
    let first = "";
    for (const piece of businessRows(7, 3000, categoryIds, today)) {
      expect(piece.length).toBeLessThan(80_000);
      first += piece;
    }
    expect([...businessRows(7, 3000, categoryIds, today)].join("")).toBe(first);
    expect(first.split("\n")).toHaveLength(3001);
    expect([...reviewRows(7, 500, 100, today)].join("")).toBe([...reviewRows(7, 500, 100, today)].join(""));
  });

  it("draws no more rows than PostgreSQL consumes", async () => {
    await client.query("create table taken_lines (line text)");
    const copier = new Client({ connectionString: database.ownerUrl });
    await copier.connect();
    const { stream } = (copier as unknown as { connection: { stream: Socket } }).connection;
    const countSent = () => stream.bytesWritten - stream.writableLength;
    const sentBefore = countSent();
    const line = `${"x".repeat(64 * 1024)}\n`;
    let maxGathered = 0;
    function* lines() {
      for (let drawn = 0; drawn < 200; drawn++) {
        maxGathered = Math.max(maxGathered, drawn * line.length - (countSent() - sentBefore));
        yield line;
      }
    }
    await copyRows(copier, "taken_lines", ["line"], lines());
    await copier.end();
    expect(await count("select from taken_lines")).toBe(200);
    // Without backpressure it would be all 13 MB.
    expect(maxGathered).toBeLessThan(1024 * 1024);
  });
});
