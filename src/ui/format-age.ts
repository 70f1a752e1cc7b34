/** How long ago: `14 min`, `19 hr`, `3 days`. */
export function formatAge(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} hr`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "1 day" : `${format.format(days)} days`;
}

const format = new Intl.NumberFormat("en-US");
