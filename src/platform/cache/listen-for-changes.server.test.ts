import { sql } from "kysely";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { listenForChanges } from "./listen-for-changes.server.ts";

const database = setUpDatabase();

function listen() {
  const heard: string[] = [];
  const onGap = vi.fn();
  const listener = listenForChanges({
    url: database.appUrl,
    channel: "page_changes",
    log: pino({ level: "silent" }),
    onMessage: (payload) => heard.push(payload),
    onGap,
    retryAfterMs: 20,
  });
  return { heard, onGap, listener };
}

const say = (text: string) => sql`select pg_notify('page_changes', ${text})`.execute(database.db);

it("hears what is said, in every process that listens", async () => {
  const [one, two] = [listen(), listen()];
  await eventually(() => expect([one.onGap, two.onGap].map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
  await say("businesses");
  await eventually(() => expect([one.heard, two.heard]).toEqual([["businesses"], ["businesses"]]));
  await Promise.all([one.listener.stop(), two.listener.stop()]);
});

it("hears nothing of what was rolled back", async () => {
  const { heard, onGap, listener } = listen();
  await eventually(() => expect(onGap).toHaveBeenCalled());
  await database.db
    .transaction()
    .execute(async (tx) => {
      await sql`select pg_notify('page_changes', 'never')`.execute(tx);
      throw new Error("undo");
    })
    .catch(() => {});
  await say("after");
  await eventually(() => expect(heard).toEqual(["after"]));
  await listener.stop();
});

it("listens again after its connection was cut, and says that it may have missed something", async () => {
  const { heard, onGap, listener } = listen();
  await eventually(() => expect(onGap).toHaveBeenCalledTimes(1));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ujamaa-listener' and datname = current_database()`.execute(database.owner);
  await eventually(() => expect(onGap).toHaveBeenCalledTimes(2));
  await say("again");
  await eventually(() => expect(heard).toEqual(["again"]));
  await listener.stop();
});

it("leaves no connection behind when it is stopped", async () => {
  const { onGap, listener } = listen();
  await eventually(() => expect(onGap).toHaveBeenCalled());
  await listener.stop();
  const { rows } = await sql`select 1 from pg_stat_activity
    where application_name = 'ujamaa-listener' and datname = current_database()`.execute(database.owner);
  expect(rows).toEqual([]);
});
