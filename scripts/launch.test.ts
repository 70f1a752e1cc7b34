import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { openDemoRooms } from "./launch/open-demo-rooms.ts";

const database = setUpDatabase();

function launch(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: database.appUrl };
  const { status, stdout, stderr } = spawnSync("node", ["scripts/launch.ts", ...args], {
    env,
    encoding: "utf8",
  });
  const states = stdout.trim().split("\n");
  const named = (state: RegExp) =>
    states.filter((line) => state.test(line)).map((line) => line.split(" ")[0]);
  return { status, stderr, on: named(/ on$/), off: named(/ off$/), notBuilt: named(/not built yet$/) };
}
const findOpen = async () =>
  (await database.db.selectFrom("launch_switches").select("name").where("is_on", "=", true).execute()).map(
    ({ name }) => name,
  );

describe("npm run launch", () => {
  it("lists every switch and changes nothing with --list or without arguments", async () => {
    for (const args of [[], ["--list"]]) {
      const { status, on, off, notBuilt } = launch(...args);
      expect([status, on.length, off.length + notBuilt.length]).toEqual([0, 0, 10]);
    }
    expect(await findOpen()).toEqual([]);
  });

  it("turns a switch on and off by name, audited without an actor", async () => {
    expect(launch("business_reviews", "on")).toMatchObject({ status: 0, on: ["business_reviews"] });
    expect(await findOpen()).toEqual(["business_reviews"]);
    expect(launch("business_reviews", "off")).toMatchObject({ status: 0, on: [] });
    const written = await database.owner
      .selectFrom("audit_log")
      .select(["actor_id", "action", "subject_type", "before", "after", "request_id", "ip"])
      .where("subject_id", "=", "business_reviews")
      .orderBy("id")
      .execute();
    const nobody = { actor_id: null, request_id: null, ip: null, subject_type: "launch_switch" };
    expect(written).toEqual([
      { ...nobody, action: "switch.turn_on", before: { isOn: false }, after: { isOn: true } },
      { ...nobody, action: "switch.turn_off", before: { isOn: true }, after: { isOn: false } },
    ]);
  });

  it("turns on everything built except moderation, which needs its name, and turns off everything", async () => {
    const opened = launch("--all");
    expect(opened).toMatchObject({ status: 0, off: ["review_moderation"], notBuilt: [] });
    expect(opened.on).toHaveLength(9);
    expect(await findOpen()).toEqual(expect.arrayContaining(opened.on));
    expect(launch("review_moderation", "on").on).toHaveLength(10);
    expect(launch("--all").on).toHaveLength(10);
    expect(launch("--none")).toMatchObject({ status: 0, on: [] });
    expect(await findOpen()).toEqual([]);
  });

  it("opens the same for demo data", async () => {
    await openDemoRooms(database.ownerUrl);
    expect(launch("--list")).toMatchObject({ status: 0, off: ["review_moderation"], notBuilt: [] });
    launch("--none");
  });

  it.each([
    [["no_such_switch", "on"], "no_such_switch was not flipped: unknown."],
    [["--all", "business_reviews"], "Usage: npm run launch"],
    [["business_reviews"], "Usage: npm run launch"],
    [["business_reviews", "on", "off"], "Usage: npm run launch"],
    [["--of"], "Usage: npm run launch"],
  ])("explains what it cannot do: %s", async (args, sentence) => {
    const { status, stderr } = launch(...args);
    expect(status).toBeGreaterThan(0);
    expect(stderr).toContain(sentence);
    expect(await findOpen()).toEqual([]);
  });

  it("does not turn on a switch whose feature is not built", async () => {
    const mark = (is_built: boolean) =>
      database.owner
        .updateTable("launch_switches")
        .set({ is_built })
        .where("name", "=", "social_links")
        .execute();
    await mark(false);
    const { status, stderr } = launch("social_links", "on");
    expect([status, stderr.trim()]).toEqual([1, "social_links was not flipped: not-built."]);
    expect(launch("--list").notBuilt).toEqual(["social_links"]);
    expect(await findOpen()).toEqual([]);
    await mark(true);
  });

  it("explains how to provide a database when there is none", () => {
    const env = { ...process.env, DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
    const { status, stderr } = spawnSync("node", ["scripts/launch.ts", "--all"], { env, encoding: "utf8" });
    expect([status, stderr.trim()]).toEqual([
      1,
      "There is no database. Start npm run dev in another terminal, or set DATABASE_URL.",
    ]);
  });
});
