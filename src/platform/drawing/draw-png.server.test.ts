import { describe, expect, it } from "vitest";
import { createPngDrawer, DrawingQueueFullError } from "./draw-png.server.ts";

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path fill="${color}" d="M0 0h20v10H0z"/></svg>`;
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

describe("createPngDrawer", () => {
  it("draws each order", async () => {
    const draw = createPngDrawer({ fontFiles: [] });
    const [red, blue, again] = await Promise.all([
      draw(square("red")),
      draw(square("blue")),
      draw(square("red")),
    ]);
    expect([...red.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(sizeOf(red)).toEqual([20, 10]);
    expect(blue).not.toEqual(red);
    expect(again).toEqual(red);
  });

  it("rejects an invalid order, and continues with the next", async () => {
    const draw = createPngDrawer({ fontFiles: [] });
    const broken = draw("no drawing");
    const whole = draw(square("red"));
    await expect(broken).rejects.toThrow();
    expect(sizeOf(await whole)).toEqual([20, 10]);
  });

  it("starts a new thread after one has died", async () => {
    const draw = createPngDrawer({ fontFiles: [] });
    await draw(square("red"));
    // The message cannot be posted as an object that the thread can read: it throws there.
    const dying = draw(null as unknown as string);
    await expect(dying).rejects.toThrow();
    expect(sizeOf(await draw(square("red")))).toEqual([20, 10]);
  });

  it("refuses orders that would wait too long", async () => {
    const draw = createPngDrawer({ fontFiles: [], waiting: 2 });
    const taken = [draw(square("red")), draw(square("red")), draw(square("red"))];
    await expect(draw(square("red"))).rejects.toBeInstanceOf(DrawingQueueFullError);
    await Promise.all(taken);
    expect(sizeOf(await draw(square("red")))).toEqual([20, 10]);
  });
});
