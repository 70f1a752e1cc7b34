import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import routes from "../../routes.ts";
import { rooms } from "./rooms.ts";

const database = setUpDatabase();

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

describe("the rooms behind launch switches", () => {
  it("are pages of this site", async () => {
    const paths = pathsOf((await routes) as RouteConfigEntry[]);
    for (const [name, needed] of rooms)
      for (const path of needed) expect(paths, `${name} needs ${path}`).toContain(path);
  });

  it("belong to switches, and every switch that a migration marks as built has one", async () => {
    const switches = await database.db.selectFrom("launch_switches").select(["name", "is_built"]).execute();
    expect(switches.map(({ name }) => name)).toEqual(expect.arrayContaining([...rooms.keys()]));
    const built = switches.filter(({ is_built }) => is_built).map(({ name }) => name);
    expect(built.toSorted()).toEqual([...rooms.keys()].toSorted());
  });
});
