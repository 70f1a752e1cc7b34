import { type RawBuilder, sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness, addRow, addUser, type Row, refusalOf } from "./rows.ts";

const database = setUpDatabase();
const db = () => database.db;

type Kind = "review" | "reply" | "claim" | "event";
type Case = {
  add: (status: "decided") => Promise<Row>;
  back: (id: unknown) => RawBuilder<unknown>;
  other: (id: unknown) => RawBuilder<unknown>;
};

const addReview = async (values: Row) =>
  addRow(db(), "reviews", {
    business_id: (await addBusiness(db())).id,
    rating: 4,
    comment: "Good.",
    ...values,
  });
const cases: Record<Kind, Case> = {
  review: {
    add: () => addReview({ status: "Rejected" }),
    back: (id) => sql`update reviews set status = 'Pending' where id = ${id}`,
    other: (id) => sql`update reviews set status = 'Approved' where id = ${id}`,
  },
  reply: {
    add: async () => {
      const { id: review_id } = await addReview({ status: "Approved" });
      return addRow(db(), "review_comments", { review_id, comment_text: "So true.", status: "Rejected" });
    },
    back: (id) => sql`update review_comments set status = 'Pending' where id = ${id}`,
    other: (id) => sql`update review_comments set status = 'Approved' where id = ${id}`,
  },
  claim: {
    add: async () =>
      addRow(db(), "business_claims", {
        ...{ business_id: (await addBusiness(db())).id, user_id: (await addUser(db())).id },
        ...{ owner_name: "Ama", owner_email: "ama@example.org", proof_url: "/files/claim_proofs/1.pdf" },
        ...{ status: "Rejected", reviewed_at: new Date() },
      }),
    back: (id) => sql`update business_claims set status = 'Pending', reviewed_at = null where id = ${id}`,
    other: (id) => sql`update business_claims set status = 'Approved' where id = ${id}`,
  },
  event: {
    add: () =>
      addRow(db(), "events", { name: "Fish fry", start_datetime: new Date(), approval_status: "rejected" }),
    back: (id) => sql`update events set approval_status = 'pending' where id = ${id}`,
    other: (id) => sql`update events set approval_status = 'approved' where id = ${id}`,
  },
};
const kinds = Object.keys(cases) as Kind[];

const decide = (kind: string, subject_id: unknown) =>
  addRow(db(), "decisions", { kind, subject_id, outcome: "rejected", reason: "spam", previous: "{}" });
const undo = (id: unknown) => sql`update decisions set undone_at = now() where id = ${id}`;
const inOne = (...statements: RawBuilder<unknown>[]) =>
  refusalOf(
    transact(db(), async (tx: Tx) => {
      for (const statement of statements) await statement.execute(tx);
    }),
  );

describe.each(kinds)("a decided %s", (kind) => {
  it("[SEC-39] [SEC-40] [SEC-41] waits again only if its decision is undone in the same transaction", async () => {
    const { add, back, other } = cases[kind];
    const { id } = await add("decided");
    const decision = await decide(kind, id);
    expect(await refusalOf(back(id).execute(db())), "without undoing").toBe("23514");
    expect(await inOne(undo(decision.id), other(id)), "to another outcome").toBe("23514");
    expect(await inOne(undo(decision.id), back(id))).toBe("accepted");
  });

  it("does not wait again later, or after another decision is undone", async () => {
    const { add, back } = cases[kind];
    const [one, other] = [await add("decided"), await add("decided")];
    const decision = await decide(kind, one.id);
    expect(await inOne(undo(decision.id), back(other.id))).toBe("23514");
    expect(await inOne(undo(decision.id))).toBe("accepted");
    expect(await refusalOf(back(one.id).execute(db()))).toBe("23514");
    const ofAnotherKind = await decide(kinds.find((name) => name !== kind) ?? "", other.id);
    expect(await inOne(undo(ofAnotherKind.id), back(other.id))).toBe("23514");
  });
});

describe("a decision", () => {
  const subject = "019a0000-0000-7000-8000-000000000000";
  const age = (id: unknown, days: number) =>
    sql`update decisions set decided_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(
      database.owner,
    );

  it("is undone within 30 days, once", async () => {
    const [young, old] = [await decide("review", subject), await decide("review", subject)];
    await age(young.id, 29);
    await age(old.id, 31);
    expect(await inOne(undo(old.id))).toBe("23514");
    expect(await inOne(undo(young.id))).toBe("accepted");
    expect(await inOne(undo(young.id))).toBe("23514");
    expect(await inOne(sql`update decisions set undone_at = null where id = ${young.id}`)).toBe("23514");
  });

  it("cannot otherwise be changed, forged or deleted by the app", async () => {
    const { id } = await decide("review", subject);
    for (const statement of [
      sql`update decisions set decided_at = now() where id = ${id}`,
      sql`update decisions set outcome = 'approved' where id = ${id}`,
      sql`update decisions set undone_in = pg_current_xact_id() where id = ${id}`,
      sql`delete from decisions where id = ${id}`,
      sql`insert into decisions (kind, subject_id, outcome, previous, decided_at)
        values ('review', ${subject}, 'approved', '{}', now())`,
    ])
      expect(await inOne(statement)).toBe("42501");
  });

  it("is rejected with a reason", async () => {
    const row = { kind: "review", subject_id: subject, outcome: "rejected", previous: "{}" };
    expect(await refusalOf(addRow(db(), "decisions", row))).toBe("23514");
  });
});
