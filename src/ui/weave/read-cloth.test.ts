import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ClothChoice, clothAddress } from "./cloth-address.ts";
import { readCloth } from "./read-cloth.ts";
import { familyNames, weave } from "./weave.ts";

const site = "https://ujamaa.example";
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((point) => String.fromCodePoint(point).toWellFormed());
const read = (address: string) => readCloth(new URL(address, site));

describe("clothAddress", () => {
  it.each<[ClothChoice, string]>([
    [{ id: "dir-1976", palette: "gold" }, "/cloth/gold/320x240/dir-1976.webp"],
    [{ id: "h-1", palette: "teal", ratio: 0.2, height: 480 }, "/cloth/teal/96x480/h-1.webp"],
    [{ id: "a/b ?#%", palette: "plum", ratio: 1 }, "/cloth/plum/240x240/a%2Fb%20%3F%23%25.webp"],
    [{ id: "e", palette: "clay", family: "kente", way: 0 }, "/cloth/clay/320x240/e.webp?family=kente&way=0"],
  ])("names %o", (choice, address) => {
    expect(clothAddress(choice, "webp")).toBe(address);
    expect(clothAddress(choice, "svg")).toBe(address.replace(".webp", ".svg"));
    expect(clothAddress(choice, "@2.webp")).toBe(address.replace(/x(\d+)/, "x$1@2"));
  });
});

describe("readCloth", () => {
  it("reads exactly what the URL requests", () => {
    const anyChoice = fc.record({
      id: fc.string({ unit: anyCharacter, minLength: 1, maxLength: 40 }),
      palette: fc.constantFrom("gold" as const, "green" as const, "indigo" as const),
      height: fc.integer({ min: 40, max: 240 }),
      ratio: fc.constantFrom(0.28, 0.8, 1, 4 / 3, 2.1, 3.4),
      family: fc.option(fc.constantFrom(...familyNames), { nil: undefined }),
      way: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    });
    const formats = fc.constantFrom("svg" as const, "webp" as const, "@2.webp" as const);
    fc.assert(
      fc.property(anyChoice, formats, ({ id, palette, ...options }, format) => {
        const cloth = read(clothAddress({ id, palette, ...options }, format));
        expect(cloth).toMatchObject({ id, palette, format });
        expect(weave(id, palette, cloth)).toBe(weave(id, palette, options));
      }),
    );
  });

  it.each([
    ["/cloth/gold/9999x240/a.svg", "0 0 960 240"],
    ["/cloth/gold/1x240/a.svg", "0 0 48 240"],
    ["/cloth/gold/9999x9999/a.svg", "0 0 1920 480"],
    ["/cloth/gold/0x0/a.svg", "0 0 8 40"],
  ])("limits the size requested by %s", (address, viewBox) => {
    expect(weave("a", "gold", read(address))).toContain(`viewBox="${viewBox}"`);
  });

  it.each([
    "/",
    "/cloth/gold/320x240/",
    "/cloth/gold/320x240/.svg",
    "/cloth/gold/320x240/a.png",
    "/cloth/gold/320x240@2/a.svg",
    "/cloth/gold/320x240@3/a.webp",
    "/cloth/gold/320x240/a/b.svg",
    "/cloth/gold/320/a.svg",
    "/cloth/gold/-320x240/a.svg",
    "/cloth/gold/32000x240/a.svg",
    "/cloth/GOLD/320x240/a.svg",
    "/cloth/mauve/320x240/a.svg",
    "/cloth/constructor/320x240/a.svg",
    "/cloth/gold/320x240/%E0%A4%A.svg",
    `/cloth/gold/320x240/${"a".repeat(81)}.svg`,
    "/cloth/gold/320x240/a.svg?family=toString",
    "/cloth/gold/320x240/a.svg?family=",
    "/cloth/gold/320x240/a.svg?way=-1",
    "/cloth/gold/320x240/a.svg?way=1.5",
    "/cloth/gold/320x240/a.svg?way=",
  ])("rejects %s", (address) => {
    expect(read(address)).toBeUndefined();
  });

  it("accepts an id of 80 characters", () => {
    expect(read(`/cloth/gold/320x240/${"a".repeat(80)}.svg`)?.id).toHaveLength(80);
  });
});
