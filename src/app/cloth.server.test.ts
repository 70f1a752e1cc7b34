import { expect, it } from "vitest";
import { createClothAnswers } from "./cloth.server.ts";

const ask = (cloths: ReturnType<typeof createClothAnswers>, path: string) =>
  cloths.answer(new Request(`http://hub.example${path}`));

it("keeps one drawing however its address is spelled", async () => {
  const cloths = createClothAnswers({ headers: {} });
  for (let x = 0; x < 50; x++) await ask(cloths, `/cloth/gold/320x240/one.svg?x=${x}&way=1`);
  await ask(cloths, "/cloth/gold/320x240/%6Fne.svg?way=1");
  expect(cloths.figures().pages).toBe(1);
});

it("keeps no more bytes than it may, and the ones asked for last", async () => {
  const maxBytes = 100_000;
  const cloths = createClothAnswers({ headers: {}, maxBytes });
  for (let id = 0; id < 300; id++) await ask(cloths, `/cloth/gold/640x480/${id}.svg`);
  const { bytes, pages } = cloths.figures();
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(pages).toBeGreaterThan(2);
});

it("answers nothing for an address that names no cloth", async () => {
  expect(await ask(createClothAnswers({ headers: {} }), "/cloth/pink/320x240/one.svg")).toBeUndefined();
});
