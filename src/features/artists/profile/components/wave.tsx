import { useMemo } from "react";

const step = 6;
const middle = 20;

type WaveProps = {
  /** What it is drawn from: the same recording looks the same everywhere. */
  seed: string;
  bars: number;
  /** How much has been played, from 0 to 1. */
  played?: number;
};

/** Stitched bars. They are an ornament, not the sound: nobody has heard the file before it plays. */
export function Wave({ seed, bars, played = 0 }: WaveProps) {
  const lines = useMemo(() => drawBars(seed, bars), [seed, bars]);
  const done = Math.round(played * bars);
  return (
    <svg
      className="wave"
      viewBox={`0 0 ${bars * step} ${2 * middle}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={lines.slice(done).join("")} />
      <path className="wave-played" d={lines.slice(0, done).join("")} />
    </svg>
  );
}

function drawBars(seed: string, bars: number): string[] {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return Array.from({ length: bars }, (_, bar) => {
    state = Math.imul(state ^ (state >>> 13), 1274126177) + bar;
    const half = 6 + 2 * ((state >>> 8) % 7);
    return `M${bar * step + 2} ${middle - half}v${2 * half}`;
  });
}
