import { setTimeout as pause } from "node:timers/promises";

const dayMs = 86_400_000;
/** Much longer than the tests that call this. */
const marginMs = 60_000;

/**
 * Waits out the last minute of a UTC day, for tests of what the database counts per day, which must start and end on
 * the same one.
 */
export async function untilFarFromMidnight(): Promise<void> {
  const leftMs = dayMs - (Date.now() % dayMs);
  if (leftMs < marginMs) await pause(leftMs);
}
