import { expect, it } from "vitest";
import { createClothHandler } from "./cloth.server.ts";

const ask = (cloths: ReturnType<typeof createClothHandler>, path: string) =>
  cloths.answer(new Request(`http://hub.example${path}`));

it("keeps one drawing however its address is spelled", async () => {
  const cloths = createClothHandler({ headers: {} });
  for (let x = 0; x < 50; x++) await ask(cloths, `/cloth/gold/320x240/one.svg?x=${x}&way=1`);
  await ask(cloths, "/cloth/gold/320x240/%6Fne.svg?way=1");
  expect(cloths.stats().drawings).toBe(1);
});

it("keeps no more bytes than it may, and the ones asked for last", async () => {
  const maxBytes = 100_000;
  const cloths = createClothHandler({ headers: {}, maxBytes });
  for (let id = 0; id < 300; id++) await ask(cloths, `/cloth/gold/640x480/${id}.svg`);
  const { bytes, drawings } = cloths.stats();
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(drawings).toBeGreaterThan(2);
});

it("answers nothing for an address that names no cloth", async () => {
  expect(await ask(createClothHandler({ headers: {} }), "/cloth/pink/320x240/one.svg")).toBeUndefined();
});
