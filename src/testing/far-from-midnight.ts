import { setTimeout as pause } from "node:timers/promises";

const dayMs = 86_400_000;
/** Far more than a test takes that calls this. */
const marginMs = 60_000;

/**
 * Waits out the last minute of a day in UTC. For tests of what the database counts by its own day, which must begin
 * and end in the same one.
 */
export async function untilFarFromMidnight(): Promise<void> {
  const leftMs = dayMs - (Date.now() % dayMs);
  if (leftMs < marginMs) await pause(leftMs);
}
