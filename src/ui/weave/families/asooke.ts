import { clearest } from "../color.ts";
import type { Family } from "../loom.ts";
import { cycle, outline, steppedLozenge, tenth } from "../shapes.ts";

/** Upright stripes and pinstripes; the widest stripe carries lozenges, rafters or two lines of openwork. */
export const asooke: Family = (loom, random, { ground, second, accent, spark, line }) => {
  const widths = random.pick([
    [30, 6, 12, 6, 54],
    [18, 18, 42, 6],
    [60, 8, 8, 8, 24],
    [24, 12, 24, 66],
  ]);
  const inlay = random.int(3);
  const colors = random.pick([
    [second, ground, spark, ground, second],
    [accent, ground, second, ground],
    [second, spark, accent, spark, ground],
    [ground, second, ground, spark],
  ]);
  const repeat = sum(widths);
  const left = -repeat / 2 + ((loom.width / 2) % repeat);

  for (let index = -1; left + index * repeat < loom.width + repeat; index++) {
    let x = left + index * repeat;
    for (const [stripe, width] of widths.entries()) {
      const color = cycle(colors, stripe);
      if (color !== ground) loom.rect(color, x, 0, width, loom.height);
      x += width;
    }
  }
  loom.flush();

  const widest = Math.max(...widths);
  const stripe = widths.indexOf(widest);
  const stripeColor = cycle(colors, stripe);
  const inlayColor =
    stripeColor === ground ? clearest(ground, accent, second) : clearest(stripeColor, accent, ground);
  for (let index = -1; left + index * repeat < loom.width + repeat; index++) {
    const middle = left + index * repeat + sum(widths.slice(0, stripe)) + widest / 2;
    const isOdd = index & 1;
    if (inlay === 0) {
      const shape = outline(steppedLozenge(widest * 0.28, 15, 3));
      for (let y = isOdd ? 20 : 0; y < loom.height + (isOdd ? 40 : 20); y += 40) {
        loom.stamp(inlayColor, middle, y, shape);
      }
    } else if (inlay === 1) {
      const side = widest * 0.32;
      const rafter = (top: number) =>
        [
          [-side, top + 16, 0, top, side, top + 16],
          [side, top + 25, 0, top + 9, -side, top + 25],
        ].flat();
      for (let y = isOdd ? 0 : -30; y < loom.height + (isOdd ? 70 : 40); y += 60) {
        loom.polygons(inlayColor, middle, y, rafter(-16), rafter(0));
      }
    } else {
      const dashes = ' stroke-linecap="round" stroke-dasharray="0 12"';
      for (const offset of [-0.22, 0.22]) {
        loom.stroke(inlayColor, 5, `M${tenth(middle + widest * offset)} -2V${loom.height}`, dashes);
      }
    }
    const [from, to] = [tenth(middle - widest * 0.42), tenth(middle + widest * 0.42)];
    loom.stroke(line, 1.5, `M${from} 0V${loom.height}M${to} 0V${loom.height}`);
  }
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
