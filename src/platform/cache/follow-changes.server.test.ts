import { sql } from "kysely";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import type { Db } from "#platform/db/open-database.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { followChanges } from "./follow-changes.server.ts";

const database = setUpDatabase();

async function follow() {
  const heard: string[] = [];
  const onGap = vi.fn();
  const follower = followChanges({
    url: database.appUrl,
    log: pino({ level: "silent" }),
    onChange: (tags) => heard.push(...tags),
    onGap,
    intervalMs: 10,
    retryAfterMs: 20,
  });
  await eventually(() => expect(onGap).toHaveBeenCalledTimes(1));
  return { heard, onGap, follower };
}

/** The owner can write changes without a tracked table. */
const note = (...tags: string[]) => noteIn(database.owner, ...tags);
const noteIn = (db: Db, ...tags: string[]) =>
  sql`insert into page_changes (tag) select unnest(${tags}::text[])`.execute(db);

it("reads each change once, in every process", async () => {
  await note("before");
  const [one, two] = [await follow(), await follow()];
  await note("business:1", "place:atlanta-ga");
  await note("last");
  const all = ["business:1", "last", "place:atlanta-ga"];
  for (const { heard } of [one, two]) await eventually(() => expect(heard.toSorted()).toEqual(all));
  await note("end");
  for (const { heard } of [one, two])
    await eventually(() =>
      expect(heard.toSorted()).toEqual(["business:1", "end", "last", "place:atlanta-ga"]),
    );
  await Promise.all([one.follower.stop(), two.follower.stop()]);
});

it("reads a change when it is committed, even after later ones", async () => {
  const { heard, follower } = await follow();
  await database.owner.transaction().execute(async (tx) => {
    await noteIn(tx, "slow");
    await note("fast");
    await eventually(() => expect(heard).toEqual(["fast"]));
  });
  await eventually(() => expect(heard).toEqual(["fast", "slow"]));
  await note("end");
  await eventually(() => expect(heard).toEqual(["fast", "slow", "end"]));
  await follower.stop();
});

it("does not read changes that were rolled back", async () => {
  const { heard, follower } = await follow();
  await database.owner
    .transaction()
    .execute(async (tx) => {
      await noteIn(tx, "never");
      throw new Error("undo");
    })
    .catch(() => {});
  await note("after");
  await eventually(() => expect(heard).toEqual(["after"]));
  await follower.stop();
});

it("reconnects after a broken connection, and reports that it may have missed changes", async () => {
  const { heard, onGap, follower } = await follow();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ujamaa-changes' and datname = current_database()`.execute(database.owner);
  await eventually(() => expect(onGap).toHaveBeenCalledTimes(2));
  await note("again");
  await eventually(() => expect(heard).toEqual(["again"]));
  await follower.stop();
});

it("closes its connection when it is stopped", async () => {
  const { follower } = await follow();
  await follower.stop();
  const { rows } = await sql`select 1 from pg_stat_activity
    where application_name = 'ujamaa-changes' and datname = current_database()`.execute(database.owner);
  expect(rows).toEqual([]);
});
