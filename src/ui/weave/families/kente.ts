import type { Family } from "../loom.ts";
import { box } from "../shapes.ts";
import { weftBlocks } from "../weft.ts";

/** Staggered strips: weft blocks with two motifs alternate with the plain striped warp. */
export const kente: Family = (loom, random, { second, accent, spark, line }) => {
  const strip = random.pick([40, 48, 60]);
  const blockHeight = strip * random.pick([0.75, 1]);
  const oddBlock = random.pick(weftBlocks);
  const evenBlock = random.pick(weftBlocks);
  const lag = random.pick([1, 2]);
  const isTwinWarp = random.int(2) === 1;
  const thread = (from: number, width: number) => box(strip * from, 0, strip * width, loom.height);

  for (let x = 0; x < loom.width; x += strip) {
    if (isTwinWarp) {
      loom.polygons(second, x, 0, thread(0.14, 0.1), thread(0.76, 0.1));
      loom.polygons(spark, x, 0, thread(0.46, 0.06));
    } else {
      loom.polygons(second, x, 0, thread(0.4, 0.2));
      loom.polygons(spark, x, 0, thread(0.12, 0.06), thread(0.82, 0.06));
    }
  }
  loom.flush();

  for (const pass of [0, 1]) {
    for (let column = 0; column * strip < loom.width; column++) {
      for (let row = -1; row * blockHeight < loom.height; row++) {
        if ((column * lag + row) % (lag + 1) !== 0) continue;
        if (((column + (row >> 1)) & 1) !== pass) continue;
        const place = { x: column * strip, y: row * blockHeight, width: strip, height: blockHeight };
        if (pass === 1) oddBlock(loom, place, { ground: second, figure: accent, spark });
        else evenBlock(loom, place, { ground: accent, figure: second, spark });
      }
    }
    loom.flush();
  }

  for (let x = strip; x < loom.width; x += strip) loom.rect(line, x - 0.75, 0, 1.5, loom.height);
};
