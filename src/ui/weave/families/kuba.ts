import type { Family } from "../loom.ts";
import { lozenge, outline, type Polygon } from "../shapes.ts";

/** Square fields of slanted bars whose direction alternates from field to field. */
export const kuba: Family = (loom, random, { second, accent, spark }) => {
  const size = random.pick([80, 80, 120]);
  const bars = random.pick([3, 4]);
  const mode = random.int(4);
  const turns = Array.from({ length: 16 }, () => random.int(2));
  const columns = Math.ceil(loom.width / size) + 1;
  const rows = Math.ceil(loom.height / size) + 1;
  const left = -((columns * size - loom.width) / 2);
  const shapes = Array.from({ length: bars * 2 }, (_, bar) => {
    const shape = slantingBar(size, bars, bar);
    return { straight: outline(shape), turned: outline(mirrored(shape, size)) };
  });

  const isTurned = (column: number, row: number) => {
    if (mode === 0) return (column + row) & 1;
    if (mode === 1) return turns[(column % 4) + (row % 4) * 4];
    if (mode === 2) return (column & 1) ^ (row & 1) ^ ((column >> 1) & 1);
    return (column + (row >> 1)) & 1;
  };

  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [x, y] = [left + column * size, row * size];
      const hasEye = (mode === 1 || mode === 2) && (column * 3 + row * 5) % 7 === 0;
      const hasSpark = (column + row * 2) % 5 === 0;
      for (const [bar, { straight, turned }] of shapes.entries()) {
        const crossesMiddle = bar === bars || bar === bars - 1;
        if (hasEye && crossesMiddle) continue;
        const color = hasSpark && bar % bars === bars >> 1 ? spark : second;
        loom.stamp(color, x, y, isTurned(column, row) ? turned : straight);
      }
      if (hasEye) loom.polygons(accent, x, y, lozenge(size / 2, size / 2, size * 0.2, size * 0.2));
    }
  }
};

/** One bar that rises from left to right. No bar is on the diagonal itself. */
function slantingBar(size: number, bars: number, bar: number): Polygon {
  const pitch = size / bars;
  const thickness = pitch * 0.5;
  const near = bar * pitch + (pitch - thickness) / 2;
  const far = near + thickness;
  if (far <= size) return [near, 0, far, 0, 0, far, 0, near];
  return [size, near - size, size, far - size, far - size, size, near - size, size];
}

function mirrored(shape: Polygon, size: number): Polygon {
  return shape.map((at, index) => (index % 2 ? at : size - at));
}
