import type { Family } from "../loom.ts";
import { cycle, tenth } from "../shapes.ts";

/** Zigzag bands of varying width, horizontal or vertical. */
export const zigzag: Family = (loom, random, { second, accent, spark }) => {
  const period = random.pick([48, 60, 80]);
  const amplitude = period * random.pick([0.35, 0.5, 0.6]);
  const isStanding = random.int(2) === 1;
  // biome-ignore format: one rhythm of colors and thicknesses a line
  const bands = random.pick<[string, number][]>([
    [[second, 20], [accent, 5], [second, 9]],
    [[accent, 8], [second, 26], [spark, 6]],
    [[second, 12], [second, 12], [accent, 5], [spark, 5]],
    [[second, 34], [accent, 6]],
  ]);
  const gap = random.pick([14, 18, 26]);
  const [length, depth] = isStanding ? [loom.height, loom.width] : [loom.width, loom.height];
  const point = (along: number, across: number) =>
    isStanding ? `${tenth(across)} ${tenth(along)}` : `${tenth(along)} ${tenth(across)}`;
  const sides = Math.ceil(length / (period / 2)) + 4;

  let position = -amplitude;
  for (let index = 0; position < depth + amplitude * 2; index++) {
    const [color, thickness] = cycle(bands, index);
    let path = `M${point(-period, position + thickness / 2)}`;
    for (let side = 0; side < sides; side++) {
      path += `l${point(period / 2, side % 2 ? amplitude : -amplitude)}`;
    }
    loom.stroke(color, thickness, path, ' stroke-linejoin="miter"');
    loom.flush();
    const isLastOfGroup = (index + 1) % bands.length === 0;
    position += thickness * 1.25 + (isLastOfGroup ? gap + amplitude * 0.2 : gap * 0.45);
  }
};
