import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addArtist, addBusiness, addEvent, addProduct, applyChanges, openPages } from "../rows-for-tests.ts";
import { suggest } from "./suggest.server.ts";

const database = setUpDatabase();
const now = new Date("2031-12-01T12:00:00Z");
const titles = async (text: string) => (await suggest(database.db, text, now)).map(({ title }) => title);

beforeAll(async () => {
  const { db, owner } = database;
  await openPages(owner);
  await addBusiness(db, { name: "Marigold Kitchen" });
  await addBusiness(db, { name: "The Marsh Market" });
  await addEvent(db, { name: "Makers Market" });
  await addEvent(db, { name: "Marathon of Verse", approval_status: "pending" });
  await addEvent(db, {
    name: "Mardi Parade",
    start_datetime: new Date("2030-01-05T16:00:00Z"),
    end_datetime: new Date("2030-01-05T20:00:00Z"),
  });
  await addArtist(db, { name: "Márlon Freeman" });
  await addProduct(db, "Marmalade");
  await applyChanges(db);
});

describe("suggest", () => {
  it("finds titles of all kinds with the prefix, then titles with a later word that has it", async () => {
    expect(await titles("mar")).toEqual([
      ...["Marigold Kitchen", "Márlon Freeman", "Marmalade"],
      ...["The Marsh Market", "Makers Market"],
    ]);
  });

  it("starts with the first letter, with or without accents", async () => {
    expect(await titles("m")).toContain("Márlon Freeman");
    expect(await titles("MÁR")).toContain("Márlon Freeman");
  });

  it("matches several words of a title", async () => {
    expect(await titles("makers ma")).toEqual(["Makers Market"]);
    expect(await titles("free")).toEqual(["Márlon Freeman"]);
  });

  it("includes kind, price, next date and URL", async () => {
    const all = await suggest(database.db, "mar", now);
    expect(all.find(({ kind }) => kind === "product")).toMatchObject({ price: "$150.00" });
    expect(all.find(({ kind }) => kind === "event")).toMatchObject({
      startsAt: { date: "2031-12-05", time: "11:00" },
      href: expect.stringMatching(/^\/event\//),
    });
  });

  it("suggests a category by its name", async () => {
    expect(await suggest(database.db, "food", now)).toMatchObject([
      {
        kind: "category",
        title: "Food & Beverage",
        detail: "2 businesses",
        href: "/directory/food-beverage",
      },
    ]);
  });

  it("takes special characters literally", async () => {
    for (const text of ["%", "_", "\\", "' & |", "a:*", "!!", "(", "\u0000"])
      expect(await titles(text)).toEqual([]);
  });
});
