import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { endOfFile } from "#platform/uploads/sent-files-for-tests.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { exportCommunity } from "../commands/export-community.server.ts";
import { joinCommunity } from "../commands/join-community.server.ts";
import { removeMember } from "../commands/remove-member.server.ts";
import { addPicture, listJoined, someone } from "../members-for-tests.ts";
import { listCommunity } from "../queries/list-community.server.ts";
import { action as takeFile } from "./community-export.ts";

const { services } = setUpServices();
let adminId: string;

beforeAll(async () => {
  adminId = (await makePerson(services, { isAdmin: true })).id;
  const rows = [
    { name: "Renée Okafor", email: "renee@okafor.example", business: "Okafor & Daughters", age: 3 },
    { name: "Kwame Mensah", email: "kwame@looms.example", business: null, age: 2 },
    { name: "=HYPERLINK(1)", email: "trick@sheets.example", business: "100%_sure", age: 1 },
  ];
  for (const { age, ...row } of rows)
    await services.db
      .insertInto("community_members")
      .values({ ...row, created_at: new Date(Date.now() - age * 86_400_000), links: ["a.example", "@b"] })
      .execute();
});

const namesFor = async (search: string) =>
  (await listCommunity(services.db, { search, limit: 10 })).items.map(({ name }) => name);
const findAudit = (action: string) =>
  services.db.selectFrom("audit_log").selectAll().where("action", "=", action).execute();

describe("the community list", () => {
  it("is newest first, page by page", async () => {
    expect(await namesFor("")).toEqual(["=HYPERLINK(1)", "Kwame Mensah", "Renée Okafor"]);
    const first = await listCommunity(services.db, { search: "", limit: 2 });
    const second = await listCommunity(services.db, { search: "", after: first.nextCursor ?? "", limit: 2 });
    expect(second.items.map(({ name }) => name)).toEqual(["Renée Okafor"]);
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    ["renee", ["Renée Okafor"]],
    ["OKAFOR", ["Renée Okafor"]],
    ["looms.ex", ["Kwame Mensah"]],
    ["and daughters", ["Renée Okafor"]],
    ["0%_s", ["=HYPERLINK(1)"]],
    ["%", ["=HYPERLINK(1)"]],
    ["nobody", []],
  ])("is searched for “%s” in names, addresses and businesses", async (search, names) => {
    expect(await namesFor(search)).toEqual(names);
  });

  it("is searched using its index", async () => {
    const plan = await services.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_indexscan = off`.execute(tx);
      const statement = sql<{ "QUERY PLAN": string }>`explain select id from community_members
        where fold_search_text(name || ' ' || email || ' ' || coalesce(business, '')) like '%okafor%'`;
      return (await statement.execute(tx)).rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).toContain("community_members_search_idx");
  });
});

describe("the exported file", () => {
  it("has a row for each, runs no formula, and is audited without the search text", async () => {
    const person = { id: adminId, username: "Admin", email: "a@b.example", avatarUrl: null, isAdmin: true };
    const args = routeArgs(services, "/admin/community/export", {
      fields: { search: "" },
      visit: { person },
    });
    const response = await takeFile(args);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines = (await response.text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe("joined_at,name,email,business,links,bio,picture");
    expect(lines[1]).toMatch(
      /^"[^"]+Z","'=HYPERLINK\(1\)","trick@sheets\.example","100%_sure","a\.example @b",,$/,
    );
    expect(await findAudit("community.export")).toMatchObject([
      { actor_id: adminId, after: { isFiltered: false, maxRows: 100_000 } },
    ]);
  });

  it("is for admins only, and limited to the stated number", async () => {
    for (const actor of [aVisitor(), aMember(adminId)])
      expect(await exportCommunity(services, actor, { search: "", maxRows: 10 })).toMatchObject({
        ok: false,
      });
    const taken = await exportCommunity(services, anAdmin(adminId), { search: "", maxRows: 2 });
    const rows = [];
    if (taken.ok) for await (const batch of taken.batches) rows.push(...batch);
    expect(rows).toHaveLength(2);
  });
});

describe("removing someone", () => {
  it("deletes the row and releases the picture; the audit log does not contain the name", async () => {
    const picture = await addPicture(services.db);
    const member = someone({ pictureId: picture.id });
    await joinCommunity(services, aVisitor(), member);
    const [row] = await listJoined(services.db, member.email);
    const id = row?.id ?? "";
    for (const actor of [aVisitor(), aMember(adminId)])
      expect(await removeMember(services, actor, { id })).toEqual({ ok: false, reason: "not-allowed" });
    expect(await listJoined(services.db, member.email)).toHaveLength(1);
    expect(await removeMember(services, anAdmin(adminId), { id })).toEqual({ ok: true });
    expect(await listJoined(services.db, member.email)).toEqual([]);
    expect((await endOfFile(services.db, picture.id))?.getTime()).toBeLessThanOrEqual(Date.now());
    const entries = await findAudit("community_member.remove");
    expect(entries).toMatchObject([{ actor_id: adminId, subject_id: id }]);
    expect(JSON.stringify(entries)).not.toContain("okafor");
    expect(await removeMember(services, anAdmin(adminId), { id })).toEqual({ ok: false, reason: "gone" });
  });
});
