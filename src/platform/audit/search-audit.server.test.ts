import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { anAdmin } from "#platform/auth/actors-for-tests.ts";
import { writeCsv } from "#platform/http/response/write-csv.ts";
import { setUpDatabase } from "#testing/database.ts";
import type { AuditFilters } from "./audit-filters.ts";
import { exportAudit } from "./commands/export-audit.server.ts";
import { findActor } from "./find-actor.server.ts";
import { listKinds } from "./list-kinds.server.ts";
import { searchAudit } from "./search-audit.server.ts";
import { auditColumns, writeJsonLines } from "./write-export.ts";

const database = setUpDatabase();
let ama: string;
const gone = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";

beforeAll(async () => {
  const { id } = await database.owner
    .insertInto("users")
    .values({ name: "Ama", email: "ama@example.com" })
    .returning("id")
    .executeTakeFirstOrThrow();
  ama = id;
  // Two types of records, three actions, three people; two entries share each timestamp.
  await sql`
    insert into audit_log (at, actor_id, action, subject_type, subject_id, before, after)
    select timestamptz '2026-11-01 00:00Z' + (n / 2) * interval '1 hour',
      case n % 3 when 0 then ${ama}::uuid when 1 then ${gone}::uuid end,
      case when n % 4 < 2 then 'stall.open' when n % 4 = 2 then 'stall.close' else 'cart.push' end,
      case when n % 4 < 3 then 'stall' else 'cart' end, 'thing ' || n % 5,
      jsonb_build_object('n', n - 1), jsonb_build_object('n', n)
    from generate_series(0, 119) n`.execute(database.owner);
});

const all: AuditFilters = { type: "", id: "", action: "", from: "", to: "" };
const expected = async (condition: ReturnType<typeof sql>) =>
  (
    await sql<{ id: string }>`
      select id from audit_log where action <> 'audit.export' and ${condition} order by at desc, id desc`.execute(
      database.db,
    )
  ).rows.map(({ id }) => id);

async function readAll(filters: Partial<AuditFilters>, limit = 7) {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await searchAudit(database.db, { ...all, ...filters, after, limit });
    ids.push(...page.items.map(({ id }) => id));
    after = page.nextCursor ?? undefined;
  } while (after);
  return ids;
}

describe("the audit log", () => {
  it("knows its kinds", async () => {
    expect(await listKinds(database.db)).toEqual([
      { type: "cart", action: "cart.push" },
      { type: "stall", action: "stall.close" },
      { type: "stall", action: "stall.open" },
    ]);
  });

  it("can be filtered by actor, record, action and time in any combination, and paged newest first", async () => {
    const filters: [Partial<AuditFilters>, ReturnType<typeof sql>][] = [
      [{}, sql`true`],
      [{ actorId: ama }, sql`actor_id = ${ama}`],
      [{ actorId: null }, sql`actor_id is null`],
      [{ type: "stall" }, sql`subject_type = 'stall'`],
      [{ action: "stall.open" }, sql`action = 'stall.open'`],
      [{ id: "thing 3" }, sql`subject_id = 'thing 3'`],
      [{ type: "cart", id: "thing 3" }, sql`subject_type = 'cart' and subject_id = 'thing 3'`],
      [{ type: "stall", actorId: null }, sql`subject_type = 'stall' and actor_id is null`],
      [{ action: "stall.open", actorId: gone }, sql`action = 'stall.open' and actor_id = ${gone}`],
      [{ action: "stall.close", id: "thing 2" }, sql`action = 'stall.close' and subject_id = 'thing 2'`],
      [{ from: "2026-11-02", to: "2026-11-02" }, sql`at >= '2026-11-02Z' and at < '2026-11-03Z'`],
      [{ type: "stall", to: "2026-11-01" }, sql`subject_type = 'stall' and at < '2026-11-02Z'`],
      [{ type: "boat" }, sql`false`],
    ];
    for (const [filter, condition] of filters) {
      const ids = await expected(condition);
      expect(await readAll(filter), JSON.stringify(filter)).toEqual(ids);
    }
  });

  it("names who did it", async () => {
    const { items } = await searchAudit(database.db, { ...all, after: undefined, limit: 3 });
    expect(new Set(items.map(({ username }) => username))).toEqual(new Set(["Ama", null]));
  });

  it("finds an actor by name, email or id, and the operator", async () => {
    for (const text of ["ama", "AMA", "Ama@Example.com", ama])
      expect(await findActor(database.db, text), text).toEqual({ id: ama });
    expect(await findActor(database.db, gone)).toEqual({ id: gone });
    expect(await findActor(database.db, "Operator")).toEqual({ id: null });
    expect(await findActor(database.db, "nobody")).toBeUndefined();
  });
});

describe("the export", () => {
  const run = async (filters: Partial<AuditFilters>, maxRows: number) => {
    const input = { filters: { ...all, ...filters }, format: "jsonl" as const, maxRows };
    const result = await exportAudit(database, anAdmin(ama), input);
    if (!result.ok) throw new Error(result.reason);
    return result.batches;
  };

  it("writes a line per entry, and records the export", async () => {
    let text = "";
    for await (const part of writeJsonLines(await run({ type: "cart" }, 1_000))) text += part;
    const lines = text.trimEnd().split("\n");
    expect(lines).toHaveLength(30);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      action: "cart.push",
      subject_type: "cart",
      subject_id: "thing 4",
      actor_id: null,
      actor: null,
      before: { n: 118 },
      after: { n: 119 },
    });
    const entries = await database.db
      .selectFrom("audit_log")
      .select(["actor_id", "after"])
      .where("action", "=", "audit.export")
      .execute();
    expect(entries).toMatchObject([{ actor_id: ama, after: { type: "cart", maxRows: 1_000 } }]);
  });

  it("stops at its limit", async () => {
    let count = 0;
    for await (const entries of await run({ type: "stall" }, 11)) count += entries.length;
    expect(count).toBe(11);
  });

  it("quotes text that a spreadsheet would run", async () => {
    const entry = {
      id: "1",
      at: new Date(0),
      actorId: null,
      username: "=1+1",
      action: "a.b",
      type: "t",
      subjectId: 'say "hi", twice',
      before: null,
      after: { a: 1 },
      requestId: null,
      ip: null,
    };
    async function* one() {
      yield [entry];
    }
    let text = "";
    for await (const part of writeCsv(auditColumns, one())) text += part;
    expect(text.split("\r\n")[1]).toBe(
      `"1970-01-01T00:00:00.000Z",,"'=1+1","a.b","t","say ""hi"", twice",,"{""a"":1}",,`,
    );
  });
});
