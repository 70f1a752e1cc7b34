import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness, addRow, addUser, type Row, readRow, refusalOf } from "./rows.ts";
import { testColumns } from "./test-columns.ts";

const database = setUpDatabase();
const db = () => database.db;

const addArtist = () => addRow(db(), "artist_directory", { name: "Nia Sol", category: "Music" });
async function addClaim(values: Row = {}) {
  const business_id = "business_id" in values ? values.business_id : (await addBusiness(db())).id;
  const user_id = values.user_id ?? (await addUser(db())).id;
  const owner = { owner_name: "Imani Cole", owner_email: "imani@example.org", proof_url: "/claims/proof" };
  return addRow(db(), "business_claims", { ...owner, business_id, user_id, ...values });
}
const decide = (id: unknown, status: string) =>
  sql`update business_claims set status = ${status}, reviewed_at = now() where id = ${id} and status = 'Pending'
    returning id`.execute(db());

describe("business_claims", () => {
  testColumns(db, "business_claims", [
    ["DATA-59", "id", "uuid not null"],
    ["DATA-60", "business_id", "uuid"],
    ["DATA-61", "user_id", "uuid not null"],
    ["DATA-62", "owner_name", "text not null"],
    ["DATA-63", "owner_email", "email_address not null"],
    ["DATA-64", "proof_url", "web_link not null"],
    ["DATA-66", "submitted_at", "timestamp with time zone not null"],
  ]);

  it("[DATA-65] business_claims.status is Pending, Approved or Rejected, capitalized, nothing else", async () => {
    expect(await addClaim()).toMatchObject({ status: "Pending" });
    for (const status of ["Approved", "Rejected"]) {
      expect(await addClaim({ status, reviewed_at: new Date() })).toMatchObject({ status });
    }
    for (const status of ["pending", "approved", "Open", ""]) {
      expect(await refusalOf(addClaim({ status, reviewed_at: new Date() })), status).toBe("23514");
    }
  });

  it("[DATA-67] business_claims.reviewed_at is empty if and only if pending", async () => {
    expect(await addClaim()).toMatchObject({ reviewed_at: null });
    expect(await refusalOf(addClaim({ reviewed_at: new Date() }))).toBe("23514");
    expect(await refusalOf(addClaim({ status: "Approved" }))).toBe("23514");
  });

  it("is about a business or about an artist, never both or neither", async () => {
    const { artist_id } = await addArtist();
    expect(await refusalOf(addClaim({ artist_id, business_id: null }))).toBe("accepted");
    expect(await refusalOf(addClaim({ artist_id }))).toBe("23514");
    expect(await refusalOf(addClaim({ business_id: null }))).toBe("23514");
  });

  it("gives an artist one owner, and a person one open claim for an artist", async () => {
    const { artist_id } = await addArtist();
    const about = { artist_id, business_id: null };
    const [one, other] = [await addClaim(about), await addClaim(about)];
    expect(await refusalOf(addClaim({ ...about, user_id: one.user_id }))).toBe("23505");
    expect(await refusalOf(decide(one.id, "Approved"))).toBe("accepted");
    expect(await refusalOf(decide(other.id, "Approved"))).toBe("23505");
  });

  it("moves only from Pending", async () => {
    for (const [from, to] of [
      ["Approved", "Rejected"],
      ["Rejected", "Approved"],
    ] as const) {
      const { id } = await addClaim();
      await decide(id, from);
      const change = sql`update business_claims set status = ${to} where id = ${id}`.execute(db());
      expect(await refusalOf(change)).toBe("23514");
      const back =
        sql`update business_claims set status = 'Pending', reviewed_at = null where id = ${id}`.execute(db());
      expect(await refusalOf(back)).toBe("23514");
      expect(await readRow(db(), "business_claims", "id", id)).toMatchObject({ status: from });
    }
  });

  it("gives a business one owner, also with concurrent admins", async () => {
    const { id: business_id } = await addBusiness(db());
    const claims = await Promise.all([1, 2, 3, 4, 5].map(() => addClaim({ business_id })));
    const outcomes = await Promise.all(claims.map(({ id }) => refusalOf(decide(id, "Approved"))));
    expect(outcomes.sort()).toEqual(["23505", "23505", "23505", "23505", "accepted"]);
  });

  it("lets one of many concurrent decisions on a claim win", async () => {
    const { id } = await addClaim();
    const tries = Array.from({ length: 20 }, (_, n) => decide(id, n % 2 ? "Approved" : "Rejected"));
    const changed = (await Promise.all(tries)).flatMap(({ rows }) => rows);
    expect(changed).toHaveLength(1);
  });

  it("refuses a double click on the same claim, but accepts a new one after a rejection", async () => {
    const first = await addClaim();
    const again = { business_id: first.business_id, user_id: first.user_id };
    expect(await refusalOf(addClaim(again))).toBe("23505");
    await decide(first.id, "Rejected");
    expect(await refusalOf(addClaim(again))).toBe("accepted");
  });

  it.each(["businesses", "users", "business_claims"])(
    "releases the proof when %s loses the row it belongs to",
    async (table) => {
      const { id: user_id } = await addUser(db());
      const file = await addRow(db(), "stored_files", {
        ...{ bucket: "claim_proofs", key: `${table}.pdf`, content_type: "application/pdf", byte_size: 7 },
        uploaded_by: user_id,
      });
      const claim = await addClaim({ user_id, proof_file_id: file.id });
      const ids: Record<string, unknown> = {
        businesses: claim.business_id,
        users: user_id,
        business_claims: claim.id,
      };
      await sql`delete from ${sql.table(table)} where id = ${ids[table]}`.execute(db());
      expect(await readRow(db(), "stored_files", "id", file.id)).toMatchObject({
        delete_after: expect.any(Date),
      });
    },
  );
});
