import type { Services } from "#platform/http/services.ts";

/** The number of differences found by nightly checks, by projection. Empty while the database is away. */
export async function countProjectionDifferences({
  db,
  log,
}: Pick<Services, "db" | "log">): Promise<Record<string, number>> {
  try {
    const checks = await db.selectFrom("projection_checks").select(["name", "total_differences"]).execute();
    return Object.fromEntries(checks.map((check) => [check.name, Number(check.total_differences)]));
  } catch (error) {
    log.warn({ error }, "projection checks could not be read");
    return {};
  }
}
