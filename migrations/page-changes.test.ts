import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness, addRow, type Row } from "./rows.ts";

const database = setUpDatabase();
let listener: Client;
let notifications: string[] = [];

beforeAll(async () => {
  listener = new Client({ connectionString: database.appUrl });
  listener.on("notification", ({ payload }) => notifications.push(payload ?? ""));
  await listener.connect();
  await listener.query("listen page_changes");
});
afterAll(async () => {
  await listener.end();
});

/** The notifications sent while `write` runs. */
async function notificationsOf(write: () => Promise<unknown>): Promise<string[]> {
  await flushNotifications();
  notifications = [];
  await write();
  await flushNotifications();
  return notifications;
}
/** Notifications arrive before the result of a later query. */
const flushNotifications = () => listener.query("select 1");
const asApp = (statement: ReturnType<typeof sql>) => () => statement.execute(database.db);

describe("a committed change is announced", () => {
  let business: Row;
  let review: Row;

  it("of a business, when it is added, edited and removed", async () => {
    const added = await notificationsOf(async () => {
      business = await addBusiness(database.db);
    });
    expect(added).toEqual([`businesses business:${business.id}`]);
    const { id } = business;
    expect(await notificationsOf(asApp(sql`update businesses set phone = '1' where id = ${id}`))).toEqual(
      added,
    );
    expect(await notificationsOf(asApp(sql`delete from businesses where id = ${id}`))).toEqual(added);
    expect(await notificationsOf(asApp(sql`delete from businesses where id = ${id}`))).toEqual([]);
  });

  it("of a review and of a reply, by the business they are about", async () => {
    business = await addBusiness(database.db);
    const values = { business_id: business.id, rating: 5, comment: "Lovely.", status: "Approved" };
    const added = await notificationsOf(async () => {
      review = await addRow(database.db, "reviews", values);
    });
    expect(added).toEqual([`reviews business:${business.id}`]);
    const replied = await notificationsOf(() =>
      addRow(database.db, "review_comments", { review_id: review.id, comment_text: "Thanks." }),
    );
    expect(replied).toEqual([`review_comments business:${business.id}`]);
    const taken = await notificationsOf(
      asApp(sql`update reviews set status = 'Rejected' where id = ${review.id}`),
    );
    expect(taken).toEqual([`reviews business:${business.id}`]);
  });

  it("of a switch, by the name of its table", async () => {
    expect(await notificationsOf(asApp(sql`update launch_switches set is_on = false`))).toEqual([
      "launch_switches",
    ]);
  });

  it("of many businesses at once, as a change of everything", async () => {
    const insert = (count: number) =>
      asApp(
        sql`insert into businesses (name) select 'Stall ' || n from generate_series(1, ${count}::int) as n`,
      );
    expect((await notificationsOf(insert(100)))[0]).toMatch(/^businesses( business:[0-9a-f-]{36}){100}$/);
    expect(await notificationsOf(insert(101))).toEqual(["*"]);
  });
});

it("a change that is rolled back is not announced", async () => {
  const rolledBack = await notificationsOf(() =>
    database.db
      .transaction()
      .execute(async (tx) => {
        await addBusiness(tx);
        throw new Error("undo");
      })
      .catch(() => {}),
  );
  expect(rolledBack).toEqual([]);
});
