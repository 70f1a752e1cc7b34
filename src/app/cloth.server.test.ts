import { expect, it } from "vitest";
import { DrawingQueueFullError } from "#platform/drawing/draw-png.server.ts";
import { clothAddress } from "#ui/weave/cloth-address.ts";
import { weave } from "#ui/weave/weave.ts";
import { createClothHandler } from "./cloth.server.ts";

const ask = (cloths: ReturnType<typeof createClothHandler>, path: string) =>
  cloths.answer(new Request(`http://hub.example${path}`));

it("caches one drawing for all spellings of its URL", async () => {
  const cloths = createClothHandler({ headers: {} });
  for (let x = 0; x < 50; x++) await ask(cloths, `/cloth/gold/320x240/one.svg?x=${x}&way=1`);
  await ask(cloths, "/cloth/gold/320x240/%6Fne.svg?way=1");
  expect(cloths.stats().drawings).toBe(1);
});

it("keeps within its size limit, and drops the least recently used", async () => {
  const maxBytes = 100_000;
  const cloths = createClothHandler({ headers: {}, maxBytes });
  for (let id = 0; id < 300; id++) await ask(cloths, `/cloth/gold/640x480/${id}.svg`);
  const { bytes, drawings } = cloths.stats();
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(drawings).toBeGreaterThan(2);
});

it("returns nothing for an invalid URL", async () => {
  expect(await ask(createClothHandler({ headers: {} }), "/cloth/pink/320x240/one.svg")).toBeUndefined();
});

it.each([
  ["svg", "image/svg+xml; charset=utf-8"],
  ["webp", "image/webp"],
  ["@2.webp", "image/webp"],
] as const)("%s may be kept for ever by anybody", async (format, type) => {
  const cloths = createClothHandler({ headers: {} });
  const response = await ask(cloths, clothAddress({ id: "dir-1976", palette: "gold" }, format));
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    etag: 'W/"1"',
  });
});

it("draws a picture once for all who ask at the same time", async () => {
  const drawn: string[] = [];
  const drawWebp = async (svg: string) => {
    drawn.push(svg);
    return new Uint8Array(8);
  };
  const cloths = createClothHandler({ headers: {}, drawWebp });
  const path = clothAddress({ id: "one", palette: "teal" }, "webp");
  await Promise.all([ask(cloths, path), ask(cloths, path), ask(cloths, path)]);
  await ask(cloths, path);
  expect(drawn).toEqual([weave("one", "teal", {})]);
});

it("sends the drawing for now while too many pictures wait", async () => {
  let isFull = true;
  const drawWebp = async () => {
    if (isFull) throw new DrawingQueueFullError("Too many drawings wait.");
    return new Uint8Array(8);
  };
  const cloths = createClothHandler({ headers: {}, drawWebp });
  const path = clothAddress({ id: "one", palette: "teal" }, "webp");
  const response = await ask(cloths, path);
  expect(response?.headers.get("cache-control")).toBe("no-store");
  expect(response?.headers.get("content-type")).toContain("image/svg+xml");
  expect(await response?.text()).toBe(weave("one", "teal", {}));
  isFull = false;
  expect((await ask(cloths, path))?.headers.get("content-type")).toBe("image/webp");
});

it.each([
  ["/cloth/gold/320x240/a.webp", 1],
  ["/cloth/gold/320x240@2/a.webp", 2],
  ["/cloth/gold/1920x480@2/a.webp", 1],
])("draws %s with %d pixels per unit", async (path, expected) => {
  const scales: number[] = [];
  const drawWebp = async (_svg: string, scale: number) => {
    scales.push(scale);
    return new Uint8Array(8);
  };
  await ask(createClothHandler({ headers: {}, drawWebp }), path);
  expect(scales).toEqual([expected]);
});
