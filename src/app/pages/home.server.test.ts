import { sql } from "kysely";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { applyDocumentChanges } from "#platform/search/apply-document-changes.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { readHome } from "./home.server.ts";

const database = setUpDatabase();
beforeAll(async () => {
  await database.db
    .insertInto("businesses")
    .values({ name: "Copper Pot", featured: true, category_id: 1 })
    .execute();
  await applyDocumentChanges(database.db);
  await database.db
    .insertInto("events")
    .values({
      name: "Night market",
      start_datetime: new Date("2099-06-02T03:00:00Z"),
      time_zone: "America/Chicago",
      approval_status: "approved",
    })
    .execute();
});

/** Uses a separate pool, because query results are cached per database handle. */
async function readWithout(table: string | null) {
  const error = vi.fn<(details: object, message: string) => void>();
  const db = openDatabase(openTestPool(database.appUrl, { max: 6 }));
  const name = table && sql.table(table);
  if (name) await sql`revoke select on ${name} from ujamaa_app`.execute(database.owner);
  try {
    return {
      home: await readHome(db, { error, warn: vi.fn() }),
      logged: error.mock.calls.map(([, text]) => text),
    };
  } finally {
    if (name) await sql`grant select on ${name} to ujamaa_app`.execute(database.owner);
    await db.destroy();
  }
}

describe("readHome", () => {
  it("reads everything and logs nothing when all is well", async () => {
    const { home, logged } = await readWithout(null);
    expect(logged).toEqual([]);
    expect(home.counts).toEqual([{ category: "Beauty & Cosmetics", businesses: 1 }]);
    expect(home.featured.map(({ name }) => name)).toEqual(["Copper Pot"]);
  });

  it("[HOME-23] only logs that categories could not be read", async () => {
    const { home, logged } = await readWithout("categories");
    expect(logged).toEqual(["home page without category counts"]);
    expect(home.counts).toBeNull();
    expect(home.featured).toHaveLength(1);
  });

  it("[HOME-29] only logs that featured businesses could not be read", async () => {
    const { home, logged } = await readWithout("directory");
    expect(logged).toContain("home page without featured businesses");
    expect(home.featured).toEqual([]);
    expect(home.lines.events).toHaveLength(1);
  });

  it("formats the day of an event in local time", async () => {
    const { home } = await readWithout(null);
    expect(home.lines.events).toEqual([
      { to: expect.stringMatching(/^\/event\/[0-9a-f-]{36}$/), name: "Night market", detail: "Jun 1" },
    ]);
  });
});
