import type { Services } from "#platform/http/services.ts";
import { listMostlyHeld } from "./list-mostly-held.server.ts";

/**
 * The number of variants of which unpaid orders hold more than half, for the metrics. Empty while the database is
 * away.
 */
export async function countMostlyHeld({
  db,
  log,
}: Pick<Services, "db" | "log">): Promise<Record<string, number>> {
  try {
    return { mostly_held_variants: (await listMostlyHeld(db)).length };
  } catch (error) {
    log.warn({ error }, "holds could not be counted");
    return {};
  }
}
