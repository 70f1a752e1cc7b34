import { contrast } from "../color.ts";
import type { Family } from "../loom.ts";
import type { Colorway } from "../palettes.ts";
import { box, lozenge, outline, type Polygon, tenth } from "../shapes.ts";

/** Fills polygons with a heavy outline. Coordinates are fractions of the motif's width and height. */
type Paint = (color: string, ...polygons: Polygon[]) => void;
type Motif = (paint: Paint, raise: () => void, colorway: Colorway) => void;

const thickness = 6;
const motifs: readonly Motif[] = [gable, arrows, blade, sun];

/** A painted wall: one symmetric, heavily outlined motif, repeated between two borders. */
export const ndebele: Family = (loom, random, colorway) => {
  const { second, accent, spark, line } = colorway;
  const width = random.pick([120, 160]);
  const border = random.pick([30, 40]);
  const height = loom.height - 2 * border;
  const motif = random.pick(motifs);
  const left = (loom.width % width) / 2 - width;
  const right = loom.width + width;
  const outlined = `stroke="${line}" stroke-width="${thickness}"`;

  for (let x = left; x < right; x += width) {
    const paint: Paint = (color, ...polygons) => {
      const scaled = polygons.map((corners) => corners.map((at, i) => at * (i % 2 ? height : width)));
      loom.path(`fill="${color}" ${outlined}`, `M${tenth(x)} ${border}${outline(...scaled)}`);
    };
    motif(paint, loom.flush, colorway);
    loom.flush();
  }

  const edging = random.int(3);
  const unit = width / 8;
  const edge = contrast(line, accent) < 2 ? second : line;
  const bead = contrast(edge, accent) < 2 ? spark : accent;
  for (const y of [0, loom.height - border]) {
    loom.rect(edging === 2 ? accent : edge, 0, y, loom.width, border);
    loom.flush();
    for (let x = left; x < right; x += unit * 2) {
      if (edging === 0) {
        loom.polygons(accent, x, y + 5, [0, border - 10, unit, 0, 2 * unit, border - 10]);
      } else if (edging === 1) {
        loom.polygons(bead, x, y + border / 2, lozenge(unit, 0, unit * 0.8, border * 0.32));
      } else {
        loom.polygons(second, x, y, box(0, 0, unit, border));
      }
    }
    loom.flush();
    loom.stroke(line, thickness, `M0 ${y || border}h${loom.width}`);
  }
};

// biome-ignore format: coordinates in pairs, one side of the shape per line
function gable(paint: Paint, raise: () => void, { second, accent, spark }: Colorway) {
  paint(second, [
    0, 1, 0, 0.72, 0.14, 0.72, 0.14, 0.46, 0.28, 0.46, 0.28, 0.2,
    0.72, 0.2, 0.72, 0.46, 0.86, 0.46, 0.86, 0.72, 1, 0.72, 1, 1,
  ]);
  raise();
  paint(accent, [
    0.28, 1, 0.28, 0.72, 0.4, 0.72, 0.4, 0.44,
    0.6, 0.44, 0.6, 0.72, 0.72, 0.72, 0.72, 1,
  ]);
  raise();
  paint(spark, [0.42, 1, 0.5, 0.74, 0.58, 1]);
}

function arrows(paint: Paint, raise: () => void, { second, accent, spark }: Colorway) {
  paint(second, [0, 0, 0.5, 0.5, 0, 1], [1, 0, 0.5, 0.5, 1, 1]);
  raise();
  paint(accent, [0, 0.22, 0.28, 0.5, 0, 0.78], [1, 0.22, 0.72, 0.5, 1, 0.78]);
  raise();
  paint(spark, lozenge(0.5, 0.14, 0.12, 0.1), lozenge(0.5, 0.86, 0.12, 0.1));
}

// biome-ignore format: coordinates in pairs, one side of the shape per line
function blade(paint: Paint, raise: () => void, { second, accent, spark }: Colorway) {
  paint(second, [
    0.1, 0, 0.9, 0, 0.9, 0.3, 0.7, 0.5, 0.9, 0.7, 0.9, 1,
    0.1, 1, 0.1, 0.7, 0.3, 0.5, 0.1, 0.3,
  ]);
  raise();
  paint(
    accent,
    [0.26, 0, 0.74, 0, 0.74, 0.22, 0.5, 0.46, 0.26, 0.22],
    [0.26, 1, 0.74, 1, 0.74, 0.78, 0.5, 0.54, 0.26, 0.78],
  );
  raise();
  paint(spark, [0.4, 0, 0.6, 0, 0.5, 0.18], [0.4, 1, 0.6, 1, 0.5, 0.82]);
}

/** Rays from above over stairs from both sides. */
function sun(paint: Paint, raise: () => void, { second, accent, spark }: Colorway) {
  paint(second, [0, 0, 0.5, 0.62, 1, 0]);
  paint(accent, [0.2, 0, 0.5, 0.38, 0.8, 0]);
  raise();
  paint(spark, [0.38, 0, 0.5, 0.15, 0.62, 0]);
  paint(
    second,
    [0, 1, 0, 0.58, 0.17, 0.58, 0.17, 0.78, 0.34, 0.78, 0.34, 1],
    [1, 1, 1, 0.58, 0.83, 0.58, 0.83, 0.78, 0.66, 0.78, 0.66, 1],
  );
}
