import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { runUjamaa } from "#testing/run-ujamaa.ts";
import { openDemoRooms } from "../../../scripts/launch/open-demo-rooms.ts";

const database = setUpDatabase();

async function launch(...args: string[]) {
  const env = { DATABASE_URL: database.appUrl };
  const { exitCode: status, output, errors } = await runUjamaa(["launch", ...args], { env });
  const states = output.split("\n");
  const named = (state: RegExp) =>
    states.filter((line) => state.test(line)).map((line) => line.split(" ")[0]);
  return {
    ...{ status, errors },
    ...{ on: named(/ on$/), off: named(/ off$/), notBuilt: named(/not built yet$/) },
  };
}
const findOpen = async () =>
  (await database.db.selectFrom("launch_switches").select("name").where("is_on", "=", true).execute()).map(
    ({ name }) => name,
  );

describe("ujamaa launch", () => {
  it("lists every switch and changes nothing, asked to list or without arguments", async () => {
    for (const args of [[], ["--list"]]) {
      const { status, on, off, notBuilt } = await launch(...args);
      expect([status, on.length, off.length + notBuilt.length]).toEqual([0, 0, 10]);
    }
    expect(await findOpen()).toEqual([]);
  });

  it("opens a switch by its name, writes down that nobody in particular did, and closes it again", async () => {
    expect(await launch("business_reviews", "on")).toMatchObject({ status: 0, on: ["business_reviews"] });
    expect(await findOpen()).toEqual(["business_reviews"]);
    expect(await launch("business_reviews", "off")).toMatchObject({ status: 0, on: [] });
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

  it("opens all that is built but moderation, which is turned on by its name, and closes all of it", async () => {
    const opened = await launch("--all");
    expect(opened).toMatchObject({ status: 0, off: ["review_moderation"], notBuilt: [] });
    expect(opened.on).toHaveLength(9);
    expect(await findOpen()).toEqual(expect.arrayContaining(opened.on));
    expect((await launch("review_moderation", "on")).on).toHaveLength(10);
    expect((await launch("--all")).on).toHaveLength(10);
    expect(await launch("--none")).toMatchObject({ status: 0, on: [] });
    expect(await findOpen()).toEqual([]);
  });

  it("opens the same for demo data", async () => {
    await openDemoRooms(database.ownerUrl);
    expect(await launch("--list")).toMatchObject({ status: 0, off: ["review_moderation"], notBuilt: [] });
    await launch("--none");
  });

  it.each([
    [["no_such_switch", "on"], "no_such_switch was not flipped: unknown."],
    [["--all", "business_reviews"], "Usage: ujamaa launch"],
    [["business_reviews"], "Usage: ujamaa launch"],
    [["business_reviews", "on", "off"], '"off" is one word too many. See: ujamaa launch --help'],
    [["--of"], "Unknown option '--of'. See: ujamaa launch --help"],
  ])("says what it cannot do: %s", async (args, sentence) => {
    const { status, errors } = await launch(...args);
    expect(status).toBeGreaterThan(0);
    expect(errors).toContain(sentence);
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
    const { status, errors } = await launch("social_links", "on");
    expect([status, errors]).toEqual([1, "social_links was not flipped: not-built."]);
    expect((await launch("--list")).notBuilt).toEqual(["social_links"]);
    expect(await findOpen()).toEqual([]);
    await mark(true);
  });

  it("says so when there is no database", async () => {
    const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
    const { exitCode, errors } = await runUjamaa(["launch", "--all"], { env });
    expect([exitCode, errors]).toEqual([
      69,
      "Nothing responds at 127.0.0.1:1 (ECONNREFUSED). Is PostgreSQL running, and is the URL right?",
    ]);
  });
});
