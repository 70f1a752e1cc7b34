import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import routes from "../routes.ts";
import { features } from "./features.ts";
import { openableSwitches } from "./switches.ts";

const database = setUpDatabase();

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

describe("the pages behind launch switches", () => {
  it("are pages of this site", async () => {
    const paths = pathsOf((await routes) as RouteConfigEntry[]);
    for (const { name, pages } of features.flatMap(({ switches }) => switches))
      for (const path of pages) expect(paths, `${name} needs ${path}`).toContain(path);
  });

  it("are declared for every switch that a migration marks as built, and for no other", async () => {
    const rows = await database.db.selectFrom("launch_switches").select(["name", "is_built"]).execute();
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...openableSwitches]));
    const built = rows.filter(({ is_built }) => is_built).map(({ name }) => name);
    expect(built.toSorted()).toEqual([...openableSwitches].toSorted());
  });
});
