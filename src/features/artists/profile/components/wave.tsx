const step = 6;
const middle = 20;

/** The same seed always looks the same. */
type WaveProps = { seed: string; bars: number };

/** Decorative bars. They do not represent the sound, because the file is never loaded. */
export function Wave({ seed, bars }: WaveProps) {
  return (
    <svg
      className="wave"
      viewBox={`0 0 ${bars * step} ${2 * middle}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={drawBars(seed, bars).join("")} />
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
