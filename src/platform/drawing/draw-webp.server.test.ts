import sharp from "sharp";
import { expect, it } from "vitest";
import { DrawingQueueFullError } from "./draw-png.server.ts";
import { createWebpDrawer } from "./draw-webp.server.ts";

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path fill="${color}" d="M0 0h20v10H0z"/></svg>`;

it("draws the exact colors in the requested size", async () => {
  const draw = createWebpDrawer();
  const [red, blue] = await Promise.all([draw(square("#e2a320"), 2), draw(square("#1c1410"), 1)]);
  const first = await sharp(red).raw().toBuffer({ resolveWithObject: true });
  expect(first.info).toMatchObject({ width: 40, height: 20, channels: 3 });
  expect([...first.data.subarray(0, 3)]).toEqual([0xe2, 0xa3, 0x20]);
  expect(await sharp(blue).metadata()).toMatchObject({ format: "webp", width: 20, height: 10 });
});

it("continues after a drawing that failed", async () => {
  const draw = createWebpDrawer();
  const broken = draw("not a drawing", 1);
  const whole = draw(square("red"), 1);
  await expect(broken).rejects.toThrow();
  expect((await whole).byteLength).toBeGreaterThan(0);
});

it("rejects drawings beyond the queue", async () => {
  const draw = createWebpDrawer({ waiting: 1 });
  const accepted = [draw(square("red"), 1), draw(square("red"), 1)];
  await expect(draw(square("red"), 1)).rejects.toBeInstanceOf(DrawingQueueFullError);
  await Promise.all(accepted);
  await expect(draw(square("red"), 1)).resolves.toBeInstanceOf(Uint8Array);
});
