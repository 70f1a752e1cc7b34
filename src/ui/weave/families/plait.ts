import type { Family } from "../loom.ts";
import { cycle, tenth } from "../shapes.ts";

const darkBase = "#20130d";

/** Flat bands plaited over and under: upright ones first, then the runs that pass above them. */
export const plait: Family = (loom, random, { ground, second, accent, spark, line }) => {
  const pitch = random.pick([40, 48, 60]);
  const gap = pitch * random.pick([0.1, 0.16]);
  const period = random.pick([2, 2, 3, 4]);
  const upright = random.pick([
    [second, second, accent],
    [second, accent],
    [second, second, second, spark],
    [second],
  ]);
  const lying = random.pick([[ground], [ground, ground, spark], [accent, ground]]);
  const band = pitch - gap * 2;
  const base = line === second || line === accent ? darkBase : line;
  const columns = Math.ceil(loom.width / pitch) + 1;
  const rows = Math.ceil(loom.height / pitch) + 1;
  const left = (loom.width - columns * pitch) / 2;
  const top = (loom.height - rows * pitch) / 2;

  loom.rect(base, 0, 0, loom.width, loom.height);
  loom.flush();
  for (let column = 0; column < columns; column++) {
    loom.rect(cycle(upright, column), left + column * pitch + gap, 0, band, loom.height);
  }
  loom.flush();
  for (let column = 0; column < columns; column++) {
    const x = tenth(left + column * pitch + gap + band * 0.3);
    loom.stroke(base, 1.5, `M${x} 0V${loom.height}m${tenth(band * 0.4)} 0V0`);
  }
  loom.flush();

  const shift = period === 4 ? 2 : 1;
  const isOver = (column: number, row: number) => (column + row * shift) % period !== 0;
  for (let row = 0; row < rows; row++) {
    const y = top + row * pitch + gap;
    for (let column = 0; column < columns; column++) {
      if (!isOver(column, row)) continue;
      const first = column;
      while (column < columns && isOver(column, row)) column++;
      const from = left + first * pitch - gap * 0.6;
      const to = left + column * pitch + gap * 0.6;
      const length = to - from;
      loom.rect(base, from, y - 2, length, band + 4);
      loom.flush();
      loom.rect(cycle(lying, row), from, y, length, band);
      const threads = `M${tenth(from)} ${tenth(y + band * 0.3)}h${tenth(length)}m0 ${tenth(band * 0.4)}h${tenth(-length)}`;
      loom.stroke(base, 1.5, threads);
      loom.flush();
    }
  }
};
