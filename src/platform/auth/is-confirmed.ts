import type { Session } from "./create-auth.server.ts";

const confirmedForMs = 30 * 60 * 1_000;

/** How long the last password entry of a session still counts, for admin acts; zero when it no longer does. */
export function confirmedMsLeft({ confirmedAt }: Pick<Session, "confirmedAt">, now: number): number {
  return confirmedAt ? Math.max(0, confirmedAt.getTime() + confirmedForMs - now) : 0;
}
