import type { Family } from "../loom.ts";
import { outline, type Polygon, tenth } from "../shapes.ts";

/** Rows of nested triangles or lozenges, with a string of beads along every edge. */
export const beads: Family = (loom, random, { second, accent, spark, line }) => {
  const width = random.pick([60, 80, 96]);
  const height = width * random.pick([0.8, 1]);
  const mode = random.int(3);
  const pitch = height + 16;
  const rows = Math.ceil(loom.height / pitch);
  const top = (loom.height - rows * pitch) / 2 + 8;
  const left = ((loom.width / 2) % width) - width / 2;
  const layers = [
    { color: second, inset: 0 },
    { color: accent, inset: 0.26 },
    { color: spark, inset: 0.56 },
  ];

  const figure = (row: number, inset: number): Polygon => {
    const side = width * inset * 0.5;
    const middle = width / 2;
    if (mode === 0) {
      const cap = height * inset * 0.9;
      return [middle, cap, width - side, height / 2, middle, height - cap, side, height / 2];
    }
    const pointsUp = mode === 2 && row % 2 === 1;
    if (pointsUp) return [side, height, middle, height * inset, width - side, height];
    return [side, 0, width - side, 0, middle, height * (1 - inset)];
  };

  for (const { color, inset } of layers) {
    for (let row = 0; row < rows; row++) {
      const shape = outline(figure(row, inset));
      const indent = mode === 1 && row % 2 === 1 ? width / 2 : 0;
      for (let column = -1; column * width < loom.width + width; column++) {
        loom.stamp(color, column * width + indent + left, top + row * pitch, shape);
      }
    }
    loom.flush();
  }

  for (let row = 0; row <= rows; row++) {
    const y = tenth(top + row * pitch - 8);
    loom.stroke(line, 10, `M-3 ${y}h${loom.width + 6}`, ' stroke-dasharray="8 4"');
  }
};
