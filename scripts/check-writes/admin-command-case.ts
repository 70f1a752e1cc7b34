import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import type { TestServices } from "#testing/services.ts";

type Run = (actor: Actor) => Promise<{ ok: boolean }>;
export type AdminCommandCase = {
  /** The operator acts without an account. */
  actsAs?: "operator";
  /** Brings what the command needs, and returns one call of it that succeeds. */
  prepare: (services: TestServices, admin: PersonActor) => Promise<Run>;
};
