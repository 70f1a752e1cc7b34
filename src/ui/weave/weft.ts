import type { Loom } from "./loom.ts";
import { box, tenth } from "./shapes.ts";

type Area = { x: number; y: number; width: number; height: number };
type Threads = { ground: string; figure: string; spark: string };
type WeftBlock = (loom: Loom, place: Area, threads: Threads) => void;

/** The blocks that strip cloth carries across its warp. Their order is part of every cloth's identity. */
export const weftBlocks: readonly WeftBlock[] = [bars, checks, hourglass, cross, bow, chevrons];

/** Three bars across. */
function bars(loom: Loom, { x, y, width, height }: Area, { ground, figure }: Threads) {
  const unit = height / 7;
  loom.rect(ground, x, y, width, height);
  loom.polygons(
    figure,
    x,
    y,
    box(0, unit, width, unit),
    box(0, 3 * unit, width, unit),
    box(0, 5 * unit, width, unit),
  );
}

/** A checkerboard of four by four squares. */
function checks(loom: Loom, { x, y, width, height }: Area, { ground, figure }: Threads) {
  const [unitX, unitY] = [width / 4, height / 4];
  loom.rect(ground, x, y, width, height);
  const squares = [];
  for (let row = 0; row < 4; row++) {
    for (let column = row % 2; column < 4; column += 2) {
      squares.push(box(column * unitX, row * unitY, unitX, unitY));
    }
  }
  loom.polygons(figure, x, y, ...squares);
}

/** Steps that narrow to the middle and widen again. */
function hourglass(loom: Loom, { x, y, width, height }: Area, { ground, figure }: Threads) {
  const [unitX, unitY] = [width / 6, height / 6];
  loom.rect(ground, x, y, width, height);
  loom.polygons(
    figure,
    x,
    y,
    box(0, 0, width, unitY),
    box(unitX, unitY, 4 * unitX, unitY),
    box(2 * unitX, 2 * unitY, 2 * unitX, 2 * unitY),
    box(unitX, 4 * unitY, 4 * unitX, unitY),
    box(0, 5 * unitY, width, unitY),
  );
}

/** A stepped cross with a square center. */
function cross(loom: Loom, { x, y, width, height }: Area, { ground, figure, spark }: Threads) {
  const [unitX, unitY] = [width / 6, height / 6];
  loom.rect(ground, x, y, width, height);
  loom.polygons(
    figure,
    x,
    y,
    box(2 * unitX, 0, 2 * unitX, height),
    box(unitX, unitY, 4 * unitX, 4 * unitY),
    box(0, 2 * unitY, width, 2 * unitY),
  );
  const [across, down] = [tenth(2 * unitX), tenth(2 * unitY)];
  // The space after the color makes the hearts a separate layer, above every cross.
  loom.path(
    `fill="${spark}" `,
    `M${tenth(x + 2 * unitX)} ${tenth(y + 2 * unitY)}h${across}v${down}h${-across}z`,
  );
}

/** Two triangles that meet in the middle. */
function bow(loom: Loom, { x, y, width, height }: Area, { ground, figure }: Threads) {
  loom.rect(ground, x, y, width, height);
  loom.polygons(
    figure,
    x,
    y,
    [0, 0, width / 2, height / 2, 0, height],
    [width, 0, width, height, width / 2, height / 2],
  );
}

/** Two chevrons, one above the other. */
function chevrons(loom: Loom, { x, y, width, height }: Area, { ground, figure }: Threads) {
  const unit = height / 5;
  const half = width / 2;
  loom.rect(ground, x, y, width, height);
  loom.polygons(
    figure,
    x,
    y,
    [0, unit * 2, half, 0, width, unit * 2, width, unit * 3, half, unit, 0, unit * 3],
    [0, unit * 4, half, unit * 2, width, unit * 4, width, unit * 5, half, unit * 3, 0, unit * 5],
  );
}
