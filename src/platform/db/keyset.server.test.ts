import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import { defineKeyset, integer, type KeysetRow, text, time, uuid } from "./keyset.server.ts";

const order = defineKeyset({
  name: { direction: "asc", keys: [text("name"), uuid("id")] },
  newest: { direction: "desc", keys: [time("made_at"), uuid("id")] },
  rank: { direction: "desc", keys: [integer("rank"), time("made_at"), uuid("id")] },
});
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Thirty rows with ties: names repeat, and timestamps are a microsecond apart. */
const rows = sql`(
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id, 'Loom ' || n % 4 as name, n % 3 as rank,
    timestamptz '2026-01-01' + (n % 7) * interval '1 microsecond' as made_at
  from generate_series(1, 30) n
) as looms`;

type Input = { sort: "name" | "newest" | "rank"; after?: string | undefined; limit: number };

async function readPage(input: Input) {
  const { sort, after, limit } = input;
  const by = {
    name: sql`name, id`,
    newest: sql`made_at desc, id desc`,
    rank: sql`rank desc, made_at desc, id desc`,
  };
  const { rows: found } = await sql<{ id: string } & KeysetRow>`
    select id, ${order.keysOf(sort)} as keyset from ${rows}
    where ${order.comesAfter(sort, after)} order by ${by[sort]} limit ${limit + 1}`.execute(database.db);
  return order.page(found, input);
}

async function walk(sort: Input["sort"], limit: number): Promise<string[]> {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { items, nextCursor } = await readPage({ sort, after, limit });
    seen.push(...items.map(({ id }) => id));
    after = nextCursor ?? undefined;
  } while (after);
  return seen;
}

describe("keyset pagination", () => {
  it.each(["name", "newest", "rank"] as const)(
    "returns every row once by %s, for any page size",
    async (sort) => {
      const whole = await walk(sort, 100);
      expect(new Set(whole).size).toBe(30);
      for (const limit of [1, 7, 30]) expect(await walk(sort, limit)).toEqual(whole);
    },
  );

  it("accepts its own cursors and no others", async () => {
    const { nextCursor: after } = await readPage({ sort: "name", limit: 3 });
    expect(order.isCursor({ after: after ?? "", sort: "name" })).toBe(true);
    expect(order.isCursor({ after: after ?? "", sort: "newest" })).toBe(false);
    expect(order.isCursor({ after: "noise", sort: "name" })).toBe(false);
  });

  it("uses its first order if the query names none", async () => {
    const cursorOf = async (sort: "name" | "newest") => (await readPage({ sort, limit: 3 })).nextCursor ?? "";
    expect(order.isCursor({ after: await cursorOf("name") })).toBe(true);
    expect(order.isCursor({ after: await cursorOf("newest") })).toBe(false);
  });

  it.each([
    ["name", "a\0b", "00000000-0000-4000-8000-000000000001"],
    ["name", "a", "1 or true"],
    ["newest", 1e300, "00000000-0000-4000-8000-000000000001"],
  ] as const)("refuses a forged cursor of %s with %j and %j", (sort, ...key) => {
    const after = Buffer.from(JSON.stringify([sort, ...key])).toString("base64url");
    expect(order.isCursor({ after, sort })).toBe(false);
  });
});
