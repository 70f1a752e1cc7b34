/** When a rate limit resets, as a sentence. Rounded up, so that no one retries too soon. */
export function describeWait(seconds: number | undefined): string {
  if (!seconds) return "Please try again later.";
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "Please try again in a minute.";
  if (minutes < 60) return `Please try again in ${minutes} minutes.`;
  const hours = Math.ceil(seconds / 3_600);
  return `Please try again in ${hours === 1 ? "an hour" : `${hours} hours`}.`;
}
