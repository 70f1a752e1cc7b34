import type { Family } from "../loom.ts";
import type { Random } from "../random.ts";
import type { Polygon } from "../shapes.ts";

/** Quilt blocks of slightly uneven concentric rings, around the center or into a corner. */
export const housetop: Family = (loom, random, { ground, second, accent, spark }) => {
  const size = random.pick([120, 120, 80]);
  const rings = size === 80 ? 4 : random.pick([5, 6]);
  const growsFromCorner = random.int(2) === 1;
  const columns = Math.ceil(loom.width / size) + 1;
  const rows = Math.ceil(loom.height / size);
  const left = (loom.width - columns * size) / 2;
  const corners = growsFromCorner ? (["upper left", "lower right"] as const) : (["none", "none"] as const);
  const blocks = corners.map((corner) => sewBlock(random, size, rings, corner));
  const colors = [
    [ground, second, ground, accent, ground],
    [second, ground, second, ground, accent],
  ];

  for (let ring = 0; ring < rings; ring++) {
    const isHeart = ring === rings - 1;
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        const kind = (column + row) & 1;
        const color = isHeart ? spark : colors[kind]?.[ring];
        const shape = blocks[kind]?.[ring];
        if (color && shape) loom.polygons(color, left + column * size, row * size, shape);
      }
    }
    loom.flush();
  }
};

/** The squares of one block, from the outermost in. */
function sewBlock(
  random: Random,
  size: number,
  rings: number,
  corner: "none" | "upper left" | "lower right",
) {
  const pitch = size / (rings * 2 + 0.4);
  const strip = () => pitch * (0.72 + random.next() * 0.56);
  const squares: Polygon[] = [];
  let [left, top, right, bottom] = [0, 0, size, size];
  for (let ring = 0; ring < rings; ring++) {
    squares.push([left, top, right, top, right, bottom, left, bottom]);
    if (corner === "upper left") {
      right -= strip() * 1.6;
      bottom -= strip() * 1.6;
    } else if (corner === "lower right") {
      left += strip() * 1.6;
      top += strip() * 1.6;
    } else {
      left += strip();
      top += strip();
      right -= strip();
      bottom -= strip();
    }
  }
  return squares;
}
