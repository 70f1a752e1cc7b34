import { describe, expect, it } from "vitest";
import type { SearchDays } from "../engine.ts";
import { addBusiness, addEvent } from "./rows-for-tests.ts";
import { events, now, ofKind, withEachEngine } from "./set-up-for-tests.ts";

/** Clocks in Georgia are five hours behind in winter, those in California eight. */
withEachEngine(
  async (db) => {
    await addEvent(db, { name: "Book Fair", at: "2031-11-01T11:00:00Z" });
    await addEvent(db, { name: "Art Fair", at: "2031-11-08T15:00:00Z", featured: true });
    await addEvent(db, { name: "Late Fair", at: "2031-11-09T02:00:00Z" });
    await addEvent(db, {
      ...{ name: "Pacific Fair", at: "2031-11-09T07:00:00Z", time_zone: "America/Los_Angeles" },
      location: "9 Bay Street, Oakland, California",
    });
    await addEvent(db, { name: "Winter Fair", at: "2031-12-20T17:00:00Z" });
    await addEvent(db, { name: "Spring Fair", at: "2031-04-12T16:00:00Z" });
    await addEvent(db, { name: "Summer Fair", at: "2031-07-12T16:00:00Z" });
    await addEvent(db, { name: "Weekly Drums", at: "2031-10-05T20:00:00Z", repeats: "weekly" });
    await addBusiness(db, { name: "Fair Trade Goods" });
  },
  (site) => {
    const upcoming = ["Book Fair", "Art Fair", "Late Fair", "Pacific Fair", "Winter Fair"];
    const on = (from: string, to = from, fromHour = 0): SearchDays => ({ from, to, fromHour });
    const find = (query: Parameters<typeof site.find>[0]) => site.find({ kinds: events, ...query });
    const fairsOn = (days: SearchDays) => find({ words: ["fair"], days });

    describe("what has dates", () => {
      it("comes with the soonest first where no word is asked for", async () => {
        expect((await find({})).filter((title) => title !== "Weekly Drums")).toEqual(upcoming);
      });

      it("is found until it is over, and as long as it repeats", async () => {
        const during = new Date("2031-11-01T12:59:00Z");
        const after = new Date("2031-11-01T13:01:00Z");
        expect(await find({ now: during })).toContain("Book Fair");
        expect(await find({ now: after })).not.toContain("Book Fair");
        expect(await find({ now: new Date("2041-01-01T00:00:00Z") })).toEqual(["Weekly Drums"]);
      });

      it("is found once it is over where that is asked for, the latest first", async () => {
        expect(await find({ isPast: true })).toEqual(["Summer Fair", "Spring Fair"]);
        const spring = await find({ isPast: true, words: ["spring"] });
        expect(spring).toEqual(["Spring Fair"]);
      });

      it("scores higher the sooner it is", async () => {
        const [{ hits } = { hits: [] }] = await site.findGroups({ kinds: events, words: ["fair"] });
        const scores = new Map(hits.map(({ title, score }) => [title, score]));
        expect(scores.get("Book Fair")).toBeGreaterThan(scores.get("Winter Fair") ?? 0);
        expect(hits[0]?.title).toBe("Art Fair");
      });
    });

    describe("days", () => {
      it("are those of the place", async () => {
        const fairs = await fairsOn(on("2031-11-08"));
        expect(fairs.toSorted()).toEqual(["Art Fair", "Late Fair", "Pacific Fair"]);
        expect(await fairsOn(on("2031-11-09"))).toEqual([]);
      });

      it("may begin at an hour", async () => {
        expect((await fairsOn(on("2031-11-08", "2031-11-08", 21))).toSorted()).toEqual([
          ...["Late Fair", "Pacific Fair"],
        ]);
        expect(await fairsOn(on("2031-11-08", "2031-11-08", 22))).toEqual(["Pacific Fair"]);
        // The hour counts on the first day alone.
        expect(await fairsOn(on("2031-11-07", "2031-11-08", 23))).toHaveLength(3);
      });

      it("include both ends, also over the end of a month", async () => {
        expect(await fairsOn(on("2031-11-02", "2031-12-20"))).toHaveLength(4);
        expect(await fairsOn(on("2031-11-30", "2031-12-19"))).toEqual([]);
      });

      it("come with the soonest first without words, and go with a place", async () => {
        const days = on("2031-11-08", "2031-12-31");
        const place = { kind: "state", state: "georgia" } as const;
        expect(await find({ days, place, words: ["fair"] })).not.toContain("Pacific Fair");
        expect((await find({ days, place })).at(-1)).toBe("Winter Fair");
      });

      it("do not matter for what has none", async () => {
        const found = await site.find({ kinds: ofKind("business"), days: on("2031-11-08"), now });
        expect(found).toEqual(["Fair Trade Goods"]);
      });
    });
  },
);
