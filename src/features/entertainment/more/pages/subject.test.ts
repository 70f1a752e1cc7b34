import { beforeAll, describe, expect, it } from "vitest";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { listSubjectPaths } from "../require-subject.server.ts";
import { subjects } from "../subjects.ts";
import { loader } from "./subject.tsx";

const { services } = setUpServices();
const slugs = subjects.map(({ slug }) => slug);
const load = (subject: string) =>
  loader(routeArgs(services, `/entertainment/${subject}`, { params: { subject } }));

describe("the pages of the other tiles", () => {
  it.each(slugs)("do not exist while their switch is off: %s", async (slug) => {
    await expect(load(slug)).rejects.toMatchObject({ init: { status: 404 } });
    expect(await listSubjectPaths(services.db)).toEqual([]);
  });

  describe("once it is on", () => {
    // A separate database, because switches are cached for seconds.
    const opened = setUpServices();
    const loadOpened = (subject: string) =>
      loader(routeArgs(opened.services, `/entertainment/${subject}`, { params: { subject } }));
    beforeAll(async () => {
      await opened.database.owner
        .updateTable("launch_switches")
        .set({ is_on: true })
        .where("name", "=", "entertainment_more")
        .execute();
    });

    it.each(slugs)("are lists, empty or not: %s", async (slug) => {
      const { data } = await loadOpened(slug);
      expect(data).toMatchObject({ found: { items: [], total: 0 }, failure: null });
    });

    it("are in the sitemap", async () => {
      expect(await listSubjectPaths(opened.services.db)).toEqual(
        slugs.map((slug) => `/entertainment/${slug}`),
      );
    });

    it.each(["opera", "Dance", "__proto__"])("are no others: %s", async (slug) => {
      await expect(loadOpened(slug)).rejects.toMatchObject({ init: { status: 404 } });
    });
  });
});
