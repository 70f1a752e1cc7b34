import { clearest, contrast } from "../color.ts";
import type { Family } from "../loom.ts";
import { box, tenth } from "../shapes.ts";
import { cells } from "./adire-cells.ts";

/** A grid of square cells with three motifs; the cells of one motif are filled. */
export const adire: Family = (loom, random, { ground, second, accent, spark, line }) => {
  const size = random.pick([60, 80]);
  const stats = random.shuffle(cells).slice(0, 3);
  const isDiagonal = random.int(2) === 1;
  const columns = Math.ceil(loom.width / size);
  const rows = Math.ceil(loom.height / size);
  const left = (loom.width - columns * size) / 2;
  const top = (loom.height - rows * size) / 2;
  const figureAt = (column: number, row: number) =>
    (isDiagonal ? column + row : (column % 2) + (row % 2) * 2) % 3;

  const dyed = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      if (figureAt(column, row) === 1) dyed.push(box(left + column * size, top + row * size, size, size));
    }
  }
  loom.polygons(second, 0, 0, ...dyed);
  loom.flush();

  const inkOnDye = contrast(second, line) > 2.6 ? line : clearest(second, accent, ground);
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const figure = figureAt(column, row);
      const isDyed = figure === 1;
      const ink = isDyed ? inkOnDye : line;
      stats[figure]?.({
        loom,
        ink,
        heart: isDyed ? ink : spark,
        x: left + column * size,
        y: top + row * size,
        size,
        isOdd: (column + row) % 2 === 1,
      });
    }
  }
  loom.flush();

  let rules = "";
  for (let column = 0; column <= columns; column++)
    rules += `M${tenth(left + column * size)} 0v${loom.height}`;
  for (let row = 0; row <= rows; row++) rules += `M0 ${tenth(top + row * size)}h${loom.width}`;
  loom.stroke(line, 2.5, rules);
};
