import type { Session } from "./create-auth.server.ts";

const confirmedForMs = 30 * 60 * 1_000;

/** How long a session's last password entry stays valid for admin actions, or zero. */
export function confirmedMsLeft({ confirmedAt }: Pick<Session, "confirmedAt">, now: number): number {
  return confirmedAt ? Math.max(0, confirmedAt.getTime() + confirmedForMs - now) : 0;
}
