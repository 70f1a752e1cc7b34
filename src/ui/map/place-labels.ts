import { drawnSize } from "./frame-points.ts";

type Disc = { x: number; y: number; radius: number; label: string };
/** The position of a label relative to its disc's center, in pixels. */
export type PlacedLabel = { text: string; dx: number; dy: number; anchor: "start" | "end" | "middle" };
type Rectangle = { left: number; top: number; right: number; bottom: number };

/** Measured for our text font at 14 px, rounded up. */
const letterWidth = 7.6;
const lineHeight = 18;
const gap = 6;
const maxLetters = 24;

/**
 * Finds a position for each label next to its disc, or null if there is none. The list next to the map has the names
 * too.
 */
export function placeLabels(discs: readonly Disc[]): (PlacedLabel | null)[] {
  const taken: Rectangle[] = discs.map(({ x, y, radius }) => ({
    left: x - radius,
    top: y - radius,
    right: x + radius,
    bottom: y + radius,
  }));
  return discs.map((disc) => {
    const text =
      disc.label.length > maxLetters ? `${disc.label.slice(0, maxLetters - 1).trimEnd()}…` : disc.label;
    const width = text.length * letterWidth;
    const side = disc.radius + gap;
    const choices: (PlacedLabel & { box: Rectangle })[] = [
      { text, dx: side, dy: 5, anchor: "start", box: boxAt(disc.x + side, disc.y - lineHeight / 2, width) },
      {
        text,
        dx: -side,
        dy: 5,
        anchor: "end",
        box: boxAt(disc.x - side - width, disc.y - lineHeight / 2, width),
      },
      { text, dx: 0, dy: side + 12, anchor: "middle", box: boxAt(disc.x - width / 2, disc.y + side, width) },
      {
        text,
        dx: 0,
        dy: -side,
        anchor: "middle",
        box: boxAt(disc.x - width / 2, disc.y - side - lineHeight, width),
      },
    ];
    const free = choices.find(({ box }) => isInside(box) && !taken.some((other) => overlaps(box, other)));
    if (!free) return null;
    const { box, ...label } = free;
    taken.push(box);
    return label;
  });
}

function boxAt(left: number, top: number, width: number): Rectangle {
  return { left, top, right: left + width, bottom: top + lineHeight };
}

function isInside({ left, top, right, bottom }: Rectangle): boolean {
  return left >= 0 && top >= 0 && right <= drawnSize.width && bottom <= drawnSize.height;
}

function overlaps(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
