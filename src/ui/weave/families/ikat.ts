import type { Family } from "../loom.ts";
import { cycle, outline, steppedLozenge } from "../shapes.ts";

/** Stepped lozenges, four nested in one another, every other row shifted by half a repeat. */
export const ikat: Family = (loom, random, { ground, second, accent, spark, line }) => {
  const width = random.pick([80, 96, 120]);
  const height = width * random.pick([0.75, 1, 1.35]);
  const steps = random.pick([5, 6]);
  const colors = random.pick([
    [second, ground, accent, spark],
    [second, accent, spark, line === second ? ground : line],
    [accent, second, ground, spark],
  ]);
  const levels = [1, 0.72, 0.46, 0.2];
  const left = ((loom.width / 2) % width) - width;

  for (const [index, color] of colors.entries()) {
    const level = cycle(levels, index);
    const stairs = Math.max(2, Math.round(steps * level));
    const shape = outline(steppedLozenge(width * 0.4845 * level, height * 0.5 * level, stairs));
    for (let row = -1; (row * height) / 2 < loom.height + height; row++) {
      const indent = row & 1 ? width / 2 : 0;
      for (let x = left + indent; x < loom.width + width; x += width) {
        loom.stamp(color, x, (row * height) / 2, shape);
      }
    }
    loom.flush();
  }
};
