import type { Loom } from "../loom.ts";
import { cycle, tenth } from "../shapes.ts";

/** Random offsets per stroke, for a hand-drawn look. */
export type Wobble = readonly [number, number, number, number];

type Pen = {
  loom: Loom;
  ink: string;
  /** The color of the small dot in some marks. */
  heart: string;
  thickness: number;
  x: number;
  y: number;
  /** The distance between the centers of two marks. */
  unit: number;
  height: number;
  wobble: Wobble;
};

/** The marks of a row, each drawn around the pen's position. */
export const marks = { saltire, diamond, bars, plus, ring, comb, dot };

const reachOf = (pen: Pen) => pen.height * 0.26;
const move = (pen: Pen, x: number, y: number) => `M${tenth(pen.x + x)} ${tenth(pen.y + y)}`;
const draw = (pen: Pen, path: string) => pen.loom.stroke(pen.ink, pen.thickness, path);

function saltire(pen: Pen) {
  const reach = reachOf(pen);
  const across = tenth(2 * reach);
  const [a, b, c, d] = pen.wobble;
  const falling = `${move(pen, -reach + a, -reach)}l${across} ${tenth(2 * reach + b)}`;
  const rising = `${move(pen, reach, -reach + c)}l${tenth(-2 * reach + d)} ${across}`;
  draw(pen, falling + rising);
}

function diamond(pen: Pen) {
  const reach = reachOf(pen);
  const [x, y] = [tenth(reach * 1.2), tenth(reach * 1.3)];
  draw(pen, `${move(pen, 0, -reach * 1.3)}l${x} ${y}l${-x} ${y}l${-x} ${-y}z`);
  pen.loom.dot(pen.heart, pen.x, pen.y, pen.height * 0.08);
}

function bars(pen: Pen) {
  const reach = reachOf(pen);
  const down = tenth(2 * reach);
  const [a, b, c, d] = pen.wobble;
  const left = `${move(pen, -pen.unit / 4 + a * 0.5, -reach)}l${tenth(c * 0.6)} ${down}`;
  const right = `${move(pen, pen.unit / 4 + b * 0.5, -reach)}l${tenth(d * 0.6)} ${down}`;
  draw(pen, left + right);
}

function plus(pen: Pen) {
  const reach = reachOf(pen);
  const length = tenth(2 * reach);
  const [a, b] = pen.wobble;
  draw(pen, `${move(pen, a, -reach)}v${length}${move(pen, -reach, b)}h${length}`);
  pen.loom.dot(pen.heart, pen.x + pen.unit / 2, pen.y, pen.height * 0.07);
}

function ring(pen: Pen) {
  const reach = reachOf(pen);
  const radius = tenth(reach);
  const across = tenth(2 * reach);
  const upper = `a${radius} ${tenth(reach + pen.wobble[0] * 0.4)} 0 1 0 ${across} 0`;
  const lower = `a${radius} ${radius} 0 1 0${-across} 0z`;
  draw(pen, move(pen, -reach, 0) + upper + lower);
  pen.loom.dot(pen.heart, pen.x, pen.y, pen.height * 0.09);
}

function comb(pen: Pen) {
  const reach = reachOf(pen);
  const teeth = [-reach, -reach / 3, reach / 3, reach].map(
    (x, tooth) => `${move(pen, x, reach)}v${tenth(-2 * reach + cycle(pen.wobble, tooth))}`,
  );
  draw(pen, `${teeth.join("")}${move(pen, -reach * 1.3, reach)}h${tenth(reach * 2.6)}`);
}

function dot(pen: Pen) {
  const [a, b] = pen.wobble;
  pen.loom.dot(pen.ink, pen.x + a * 0.6, pen.y + b * 0.6, pen.height * 0.16);
}
