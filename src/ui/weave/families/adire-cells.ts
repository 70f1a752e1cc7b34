import type { Loom } from "../loom.ts";
import { circlePath, tenth } from "../shapes.ts";

type Cell = {
  loom: Loom;
  ink: string;
  /** The color of the small dot in some motifs. */
  heart: string;
  x: number;
  y: number;
  size: number;
  isOdd: boolean;
};

/** The motifs of a cell. Their order is part of every cloth's identity. */
export const cells = [circles, rays, squares, dots, crossedLeaves, ripples, lozenges];

const draw = (cell: Cell, path: string) => cell.loom.stroke(cell.ink, 3.5, path);
/** Motifs are designed for a cell of 60. */
const scaleOf = (cell: Cell) => cell.size / 60;
const middleOf = (cell: Cell) => [cell.x + cell.size / 2, cell.y + cell.size / 2] as const;

function circles(cell: Cell) {
  const [x, y] = middleOf(cell);
  draw(cell, [24, 16, 8].map((radius) => circlePath(x, y, radius * scaleOf(cell))).join(""));
}

function rays(cell: Cell) {
  const [x, y] = middleOf(cell);
  const scale = scaleOf(cell);
  let path = "";
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray * Math.PI) / 4;
    const point = (distance: number) =>
      `${tenth(x + distance * scale * Math.cos(angle))} ${tenth(y + distance * scale * Math.sin(angle))}`;
    path += `M${point(9)}L${point(25)}`;
  }
  draw(cell, path);
  cell.loom.dot(cell.heart, x, y, tenth(5 * scale));
}

function squares(cell: Cell) {
  const [x, y] = middleOf(cell);
  const square = (half: number) => {
    const side = tenth(2 * half);
    return `M${tenth(x - half)} ${tenth(y - half)}h${side}v${side}h${-side}z`;
  };
  draw(cell, [24, 15, 6].map((half) => square(half * scaleOf(cell))).join(""));
}

function dots(cell: Cell) {
  const [x, y] = middleOf(cell);
  const step = 17 * scaleOf(cell);
  const radius = tenth(4 * scaleOf(cell));
  for (const row of [-1, 0, 1]) {
    for (const column of [-1, 0, 1]) {
      const color = row === 0 && column === 0 ? cell.heart : cell.ink;
      cell.loom.dot(color, x + column * step, y + row * step, radius);
    }
  }
}

/** Two leaves from corner to corner. */
function crossedLeaves(cell: Cell) {
  const { size } = cell;
  const [far, near] = [tenth(size * 0.75), tenth(size * 0.25)];
  const falling = `M${tenth(cell.x)} ${tenth(cell.y)}q${far} ${near} ${size} ${size}q${-far} ${-near} ${-size} ${-size}`;
  const rising = `M${tenth(cell.x + size)} ${tenth(cell.y)}q${-far} ${near} ${-size} ${size}q${far} ${-near} ${size} ${-size}`;
  draw(cell, falling + rising);
}

/** Quarter circles from one corner, from the opposite one in every other cell. */
function ripples(cell: Cell) {
  const ripple = (distance: number) => {
    const radius = tenth(distance);
    const arc = `a${radius} ${radius} 0 0 0 `;
    if (cell.isOdd) return `M${tenth(cell.x)} ${tenth(cell.y + distance)}${arc}${radius} ${-radius}`;
    const [right, bottom] = [cell.x + cell.size, cell.y + cell.size];
    return `M${tenth(right)} ${tenth(bottom - distance)}${arc}${-radius} ${radius}`;
  };
  draw(cell, [12, 24, 36, 48].map((distance) => ripple(distance * scaleOf(cell))).join(""));
}

function lozenges(cell: Cell) {
  const [x, y] = middleOf(cell);
  const lozenge = (reach: number) => {
    const side = tenth(reach);
    return `M${tenth(x)} ${tenth(y - reach)}l${side} ${side}l${-side} ${side}l${-side} ${-side}z`;
  };
  draw(cell, [26, 17, 8].map((reach) => lozenge(reach * scaleOf(cell))).join(""));
}
