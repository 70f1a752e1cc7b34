import type { Family, Loom } from "../loom.ts";
import type { Colorway } from "../palettes.ts";
import { lozenge, outline, tenth } from "../shapes.ts";

type Repeat = { width: number; height: number; hasSquarePupil: boolean };

/** Eyes in rows: a lattice of lozenges, great ringed squares on their points, or almonds of two arcs. */
export const eyes: Family = (loom, random, colorway) => {
  const mode = random.int(3);
  const width = random.pick(mode === 0 ? [80, 96, 120] : [96, 120, 160]);
  const height = width * random.pick(mode === 1 ? [0.75, 1] : [0.5, 0.7, 1]);
  const repeat = { width, height, hasSquarePupil: random.int(2) === 1 };
  if (mode === 0) lattice(loom, colorway, repeat);
  else if (mode === 1) greatEyes(loom, colorway, repeat);
  else almonds(loom, colorway, repeat);
};

function lattice(loom: Loom, colorway: Colorway, { width, height, hasSquarePupil }: Repeat) {
  const { ground, second, accent, spark } = colorway;
  const place = (draw: (x: number, y: number, isOdd: number) => void) => {
    for (let row = -1; (row * height) / 2 < loom.height + height; row++) {
      for (const x of columns(loom, width, row)) draw(x, (row * height) / 2, row & 1);
    }
    loom.flush();
  };
  const shape = (reach: number) => outline(lozenge(0, 0, width * reach, height * reach));
  const [eye, iris, pupil] = [shape(0.44), shape(0.31), shape(0.15)];
  place((x, y) => loom.stamp(second, x, y, eye));
  place((x, y) => loom.stamp(accent, x, y, iris));
  place((x, y, isOdd) => {
    const color = isOdd ? spark : ground;
    if (hasSquarePupil) loom.stamp(color, x, y, pupil);
    else loom.dot(color, x, y, tenth(Math.min(width, height) * 0.12));
  });
}

function greatEyes(loom: Loom, { ground, second, accent, spark }: Colorway, { width, height }: Repeat) {
  const left = ((loom.width / 2) % width) - width * 1.5;
  const top = ((loom.height / 2) % height) - height * 1.5;
  const place = (color: string, shiftX: number, shiftY: number, reach: number) => {
    const shape = outline(lozenge(0, 0, width * reach, height * reach));
    for (let y = top; y < loom.height + height; y += height) {
      for (let x = left; x < loom.width + width; x += width) {
        loom.stamp(color, x + shiftX, y + shiftY, shape);
      }
    }
    loom.flush();
  };
  place(second, width / 2, height / 2, 0.5);
  place(ground, width / 2, height / 2, 0.36);
  place(accent, width / 2, height / 2, 0.25);
  place(spark, width / 2, height / 2, 0.11);
  place(accent, 0, 0, 0.16); // in the corners between four eyes
}

function almonds(loom: Loom, { second, accent, spark }: Colorway, { width, height }: Repeat) {
  const place = (draw: (x: number, y: number) => void) => {
    for (let row = -1, y = -height * 0.3; y < loom.height + height; row++, y += height * 0.6) {
      for (const x of columns(loom, width, row)) draw(x, y);
    }
    loom.flush();
  };
  const [half, across, rise] = [tenth(width * 0.5), tenth(width), tenth(height * 0.58)];
  const lids = `q${half} ${-rise} ${across} 0q${-half} ${rise} ${-across} 0z`;
  place((x, y) => loom.path(`fill="${second}"`, `M${tenth(x - width * 0.5)} ${tenth(y)}${lids}`));
  place((x, y) => loom.dot(accent, x, y, tenth(height * 0.2)));
  place((x, y) => loom.dot(spark, x, y, tenth(height * 0.09)));
}

/** The centers of a row's eyes. Odd rows are shifted by half a repeat. */
function columns(loom: Loom, width: number, row: number): number[] {
  const middles = [];
  const indent = row & 1 ? width / 2 : 0;
  for (let x = indent + ((loom.width / 2) % width) - width; x < loom.width + width; x += width) {
    middles.push(x);
  }
  return middles;
}
