type State = { label: string; seconds: number; done?: number; total?: number; note?: string };

const barWidth = 24;
const spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const turnsPerSecond = 8;

/** One line about a running step: a bar where its size is known, otherwise a spinner. It never wraps. */
export function formatProgress({ label, seconds, done, total, note }: State, columns: number): string {
  const time = `${Math.floor(seconds)} s`;
  const turn = spinner[Math.floor(seconds * turnsPerSecond) % spinner.length];
  const share = total ? Math.min(1, (done ?? 0) / total) : undefined;
  const bar = share === undefined ? turn : drawBar(share);
  const tail = note ? `  ${note}` : "";
  return `${bar} ${label} ${time}${tail}`.slice(0, Math.max(0, columns - 1));
}

function drawBar(share: number): string {
  const filled = Math.round(share * barWidth);
  const percent = `${Math.floor(share * 100)}%`.padStart(4);
  return `${"█".repeat(filled)}${"░".repeat(barWidth - filled)}${percent}`;
}
