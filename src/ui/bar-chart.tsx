import { formatCount } from "./format-number.ts";

export type Bar = {
  /** On the axis, such as `Nov 9`. */
  label: string;
  value: number;
};

type BarChartProps = {
  /** What the chart shows, for screen readers. Put the numbers in a table nearby. */
  label: string;
  bars: readonly Bar[];
};

const pitch = 10;
const gap = 2;
const height = 100;
const threadEvery = 5;

/** Threaded bars in the color of their section. Drawn on the server; stretched to the width of the page. */
export function BarChart({ label, bars }: BarChartProps) {
  const top = niceTop(Math.max(0, ...bars.map(({ value }) => value)));
  const heights = bars.map(({ value }) => (value / top) * height);
  return (
    <figure className="bar-chart" role="img" aria-label={label}>
      <div className="bar-chart-scale" aria-hidden="true">
        <span>{formatCount(top)}</span>
        <span>{formatCount(top / 2)}</span>
        <span>0</span>
      </div>
      <svg
        className="bar-chart-bars"
        viewBox={`0 0 ${bars.length * pitch} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="bar-chart-lines" d={`M0 0H${bars.length * pitch}M0 50H${bars.length * pitch}`} />
        <path className="bar-chart-fill" d={heights.map(drawBar).join("")} />
        <path className="bar-chart-threads" d={heights.map(drawThreads).join("")} />
      </svg>
      <ol className="bar-chart-labels" aria-hidden="true">
        {pickLabels(bars).map((shown) => (
          <li key={shown}>{shown}</li>
        ))}
      </ol>
    </figure>
  );
}

function drawBar(tall: number, index: number) {
  if (tall === 0) return "";
  return `M${index * pitch + gap / 2} ${height}V${round(height - tall)}h${pitch - gap}V${height}z`;
}

function drawThreads(tall: number, index: number) {
  const rows = Math.floor((tall - 1) / threadEvery);
  return Array.from({ length: Math.max(0, rows) }, (_, row) => {
    const y = height - (row + 1) * threadEvery;
    return `M${index * pitch + gap / 2} ${y}h${pitch - gap}`;
  }).join("");
}

const maxLabels = 6;

/** Evenly spaced labels, including the first and the last. */
function pickLabels(bars: readonly Bar[]): string[] {
  const shown = Math.min(maxLabels, bars.length);
  const step = shown > 1 ? (bars.length - 1) / (shown - 1) : 1;
  const indexes = Array.from({ length: shown }, (_, at) => Math.round(at * step));
  return [...new Set(indexes)].map((index) => bars[index]?.label ?? "");
}

/** The next round number whose half is an integer. */
export function niceTop(largest: number): number {
  if (largest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(largest));
  const steps = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].map((step) => Math.round(step * power));
  return steps.find((step) => step >= largest && step % 2 === 0) ?? 10 * power;
}

function round(value: number) {
  return Number(value.toFixed(2));
}
