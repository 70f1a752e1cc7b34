import { describe, expect, it } from "vitest";
import type { SearchDays } from "../engine.ts";
import { addBusiness, addEvent } from "./rows-for-tests.ts";
import { events, now, ofKind, withEachEngine } from "./set-up-for-tests.ts";

/** In winter, Georgia is at UTC-5 and California at UTC-8. */
withEachEngine(
  async (db) => {
    await addEvent(db, { name: "Book Fair", at: "2031-11-01T11:00:00Z" });
    await addEvent(db, { name: "Art Fair", at: "2031-11-08T15:00:00Z", featured: true });
    await addEvent(db, { name: "Late Fair", at: "2031-11-09T02:00:00Z" });
    await addEvent(db, {
      name: "Pacific Fair",
      at: "2031-11-09T07:00:00Z",
      time_zone: "America/Los_Angeles",
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

    describe("a kind with dates", () => {
      it("is sorted by date without words", async () => {
        expect((await find({})).filter((title) => title !== "Weekly Drums")).toEqual(upcoming);
      });

      it("is found until the last date is over", async () => {
        const during = new Date("2031-11-01T12:59:00Z");
        const after = new Date("2031-11-01T13:01:00Z");
        expect(await find({ now: during })).toContain("Book Fair");
        expect(await find({ now: after })).not.toContain("Book Fair");
        expect(await find({ now: new Date("2041-01-01T00:00:00Z") })).toEqual(["Weekly Drums"]);
      });

      it("can be searched for past dates, latest first", async () => {
        expect(await find({ isPast: true })).toEqual(["Summer Fair", "Spring Fair"]);
        const spring = await find({ isPast: true, words: ["spring"] });
        expect(spring).toEqual(["Spring Fair"]);
      });

      it("scores sooner dates higher", async () => {
        const [{ hits } = { hits: [] }] = await site.findGroups({ kinds: events, words: ["fair"] });
        const scores = new Map(hits.map(({ title, score }) => [title, score]));
        expect(scores.get("Book Fair")).toBeGreaterThan(scores.get("Winter Fair") ?? 0);
        expect(hits[0]?.title).toBe("Art Fair");
      });
    });

    describe("a range of days", () => {
      it("uses the local calendar of the place", async () => {
        const fairs = await fairsOn(on("2031-11-08"));
        expect(fairs.toSorted()).toEqual(["Art Fair", "Late Fair", "Pacific Fair"]);
        expect(await fairsOn(on("2031-11-09"))).toEqual([]);
      });

      it("may start at an hour", async () => {
        expect((await fairsOn(on("2031-11-08", "2031-11-08", 21))).toSorted()).toEqual([
          "Late Fair",
          "Pacific Fair",
        ]);
        expect(await fairsOn(on("2031-11-08", "2031-11-08", 22))).toEqual(["Pacific Fair"]);
        // The hour applies only to the first day.
        expect(await fairsOn(on("2031-11-07", "2031-11-08", 23))).toHaveLength(3);
      });

      it("includes both ends, across months", async () => {
        expect(await fairsOn(on("2031-11-02", "2031-12-20"))).toHaveLength(4);
        expect(await fairsOn(on("2031-11-30", "2031-12-19"))).toEqual([]);
      });

      it("combines with a place, and sorts by date without words", async () => {
        const days = on("2031-11-08", "2031-12-31");
        const place = { kind: "state", state: "georgia" } as const;
        expect(await find({ days, place, words: ["fair"] })).not.toContain("Pacific Fair");
        expect((await find({ days, place })).at(-1)).toBe("Winter Fair");
      });

      it("is ignored for kinds without dates", async () => {
        const found = await site.find({ kinds: ofKind("business"), days: on("2031-11-08"), now });
        expect(found).toEqual(["Fair Trade Goods"]);
      });
    });
  },
);
