import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { capFreshness } from "#platform/cache/remember.server.ts";
import { eventually } from "#testing/eventually.ts";
import { setUpServices } from "#testing/services.ts";
import { loadVocabulary } from "../../parse/load-vocabulary.server.ts";
import { parseQuery } from "../../parse/parse-query.ts";
import { synonymSchema } from "../input.ts";
import { searchSynonyms } from "../queries/search-synonyms.server.ts";
import { addSynonym } from "./add-synonym.server.ts";
import { changeSynonym } from "./change-synonym.server.ts";
import { deleteSynonym } from "./delete-synonym.server.ts";

const { services, database } = setUpServices();
let admin: PersonActor;
let memberId: string;
beforeAll(async () => {
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
  memberId = (await makePerson(services)).id;
});

const fields = (phrase: string, means = "candles", category = "") => ({ phrase, means, category });
const find = (phrase: string) =>
  database.db
    .selectFrom("search_synonyms")
    .select(["id", "phrase", "means", "category_id"])
    .where("phrase", "=", phrase)
    .executeTakeFirst();
const listAudited = (id: string) =>
  database.db.selectFrom("audit_log").select("action").where("subject_id", "=", id).orderBy("id").execute();

/** How many connections are waiting for a lock. */
async function countWaiting() {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.owner);
  return rows[0]?.count;
}

async function add(phrase: string) {
  const added = await addSynonym(services, admin, fields(phrase));
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

describe("synonyms", () => {
  it("can be added, changed and deleted by an admin, and are audited", async () => {
    const id = await add("wax lights");
    expect(await changeSynonym(services, admin, { id, fields: fields("wax lamps", "", "Music") })).toEqual({
      ok: true,
    });
    expect(await find("wax lamps")).toMatchObject({ id, means: null, category_id: expect.any(Number) });
    expect(await deleteSynonym(services, admin, { id })).toEqual({ ok: true, phrase: "wax lamps" });
    expect(await find("wax lamps")).toBeUndefined();
    expect(await listAudited(id)).toEqual([
      { action: "synonym.add" },
      { action: "synonym.change" },
      { action: "synonym.delete" },
    ]);
  });

  it("cannot be changed by another user", async () => {
    const id = await add("kept words");
    const refused = { ok: false, reason: "not-allowed" };
    for (const actor of [aMember(memberId), aVisitor()]) {
      expect(await addSynonym(services, actor, fields("their words"))).toEqual(refused);
      expect(await changeSynonym(services, actor, { id, fields: fields("their words") })).toEqual(refused);
      expect(await deleteSynonym(services, actor, { id })).toEqual(refused);
    }
    expect(await find("kept words")).toMatchObject({ id });
  });

  it("are unique", async () => {
    const id = await add("first words");
    const second = await add("second words");
    const refused = { ok: false, reason: "already-there" };
    expect(await addSynonym(services, admin, fields("first words"))).toEqual(refused);
    expect(await changeSynonym(services, admin, { id: second, fields: fields("first words") })).toEqual(
      refused,
    );
    expect(await changeSynonym(services, admin, { id, fields: fields("first words", "wax") })).toEqual({
      ok: true,
    });
  });

  it("are unique even if several admins save them at once", async () => {
    const id = await add("other words");
    const change = { id, fields: fields("same words") };
    const lock = await database.owner.startTransaction().execute();
    await sql`lock table search_synonyms in share mode`.execute(lock);
    const writing = Promise.all([
      ...Array.from({ length: 5 }, () => addSynonym(services, admin, fields("same words"))),
      changeSynonym(services, admin, change),
    ]);
    await eventually(async () => expect(await countWaiting()).toBe(6));
    await lock.rollback().execute();
    const results = await writing;
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = results.filter(({ ok }) => !ok);
    expect(refused).toEqual(refused.map(() => ({ ok: false, reason: "already-there" })));
  });

  it("need an existing category and an existing entry", async () => {
    expect(await addSynonym(services, admin, fields("odd words", "", "Nonsense"))).toEqual({
      ok: false,
      reason: "unknown-category",
    });
    const gone = { id: "019b76da-abe8-7b6c-b4cb-f81a53db01e9" };
    expect(await deleteSynonym(services, admin, gone)).toEqual({ ok: false, reason: "unknown-synonym" });
    expect(await changeSynonym(services, admin, { ...gone, fields: fields("gone words") })).toEqual({
      ok: false,
      reason: "unknown-synonym",
    });
  });

  it("apply to the next search", async () => {
    const read = async () => {
      const { words, category } = parseQuery("zydeco", await loadVocabulary(database.db, "zydeco"), {
        date: "2026-11-17",
        hour: 15,
      });
      return { words, category };
    };
    capFreshness(database.db, 0);
    expect(await read()).toEqual({ words: ["zydeco"], category: null });
    await addSynonym(services, admin, fields("zydeco", "accordion", "Music"));
    expect(await read()).toEqual({ words: ["accordion"], category: "Music" });
  });

  it("are found by a substring of phrase or meaning, sorted by phrase", async () => {
    const { items } = await searchSynonyms(database.db, { search: "BARBER", after: "", page: 1 } as never);
    const phrases = items.map(({ phrase }) => phrase);
    expect(phrases).toContain("haircut");
    expect(phrases).toEqual(phrases.toSorted());
  });
});

describe("the fields of the form", () => {
  it.each([
    [
      { phrase: "Café  Crème", means: "COFFEE", category: "" },
      { phrase: "cafe creme", means: "coffee" },
    ],
    [
      { phrase: "eats", means: "", category: "Food & Beverage" },
      { phrase: "eats", means: "" },
    ],
  ])("are folded: %j", (typed, expected) => {
    expect(synonymSchema.parse(typed)).toMatchObject(expected);
  });

  it.each([
    [{ phrase: "", means: "coffee", category: "" }, "phrase"],
    [{ phrase: "eats", means: "", category: "" }, "means"],
    [{ phrase: "e".repeat(61), means: "coffee", category: "" }, "phrase"],
  ])("are rejected: %j", (typed, field) => {
    expect(synonymSchema.safeParse(typed).error?.issues[0]?.path).toEqual([field]);
  });
});
