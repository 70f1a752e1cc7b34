import { luminance } from "../color.ts";
import type { Family } from "../loom.ts";
import { cycle, tenth } from "../shapes.ts";
import { marks, type Wobble } from "./bogolan-marks.ts";

type MarkName = "zigzag" | keyof typeof marks;

const wideMarks: MarkName[] = ["zigzag", "saltire", "diamond", "bars", "plus", "ring", "comb"];
const narrowMarks: MarkName[] = ["dot", "zigzag", "bars"];
const darkInk = "#20130d";

/** Rows of marks as if drawn by hand on dyed ground, some rows tinted, a line under each. */
export const bogolan: Family = (loom, random, { ground, second, accent, spark, line }) => {
  const heights = random.pick([
    [48, 24, 72, 24],
    [60, 30, 60, 90],
    [36, 60, 36, 48],
  ]);
  const firstHeight = random.int(3);
  const chosenMarks = random.shuffle(wideMarks).slice(0, 4);
  const lean = () => (random.next() - 0.5) * 3;
  const inkOnTint = second === line ? ground : luminance(second) > 0.35 ? darkInk : accent;

  let y = 0;
  for (let row = 0; y < loom.height; row++) {
    const height = cycle(heights, firstHeight + row);
    const isNarrow = height < 32;
    const isTinted = row % 4 === 1 && height >= 36;
    const mark = cycle(isNarrow ? narrowMarks : chosenMarks, row);
    const unit = isNarrow ? height : height * 0.9;
    const thickness = isNarrow ? 4 : 5.5;
    const count = Math.ceil(loom.width / unit) + 1;
    const left = (loom.width - (count - 1) * unit) / 2 - unit / 2;
    const wobbles = [0, 1, 2].map((): Wobble => [lean(), lean(), lean(), lean()]);
    const ink = isTinted ? inkOnTint : line;
    const heart = isTinted ? ink : spark;

    if (isTinted) {
      loom.rect(second, 0, y, loom.width, height);
      loom.flush();
    }
    if (mark === "zigzag") {
      let path = `M${tenth(left)} ${tenth(y + height * 0.75)}`;
      for (let side = 0; side < count * 2 + 2; side++) {
        path += `l${tenth(unit / 2)} ${tenth(side % 2 ? height * 0.5 : -height * 0.5)}`;
      }
      loom.stroke(ink, thickness, path);
    } else {
      for (let column = 0; column <= count; column++) {
        const place = { x: left + column * unit + unit / 2, y: y + height / 2, unit, height };
        marks[mark]({ loom, ink, heart, thickness, ...place, wobble: cycle(wobbles, column) });
      }
    }
    loom.flush();
    y += height;
    loom.stroke(line, 3, `M0 ${tenth(y - 1.5)}h${loom.width}`);
    loom.flush();
  }
};
