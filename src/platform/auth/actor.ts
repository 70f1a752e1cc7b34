import type { Visit } from "#platform/http/visit.ts";

/** The request that caused a write. */
type Origin = {
  /** The client's IP address as our own proxies saw it. */
  ip: string;
  requestId: string;
  /** The request's headers, including cookies. */
  headers: Headers;
};

export type PersonActor = Origin & { kind: "person"; id: string; isAdmin: boolean };
export type VisitorActor = Origin & { kind: "visitor" };
/** Someone at the server's terminal with the database password: no request, no account. */
export type OperatorActor = { kind: "operator" };

/** The sender of a request, logged in or not. */
export type Requester = PersonActor | VisitorActor;
/** Who performs a write. Every command takes one and checks its permission. */
export type Actor = Requester | OperatorActor;

export const operator: OperatorActor = { kind: "operator" };

/** The actor behind a request. */
export function actorOf(
  { person, ip, requestId }: Pick<Visit, "person" | "ip" | "requestId">,
  { headers }: Pick<Request, "headers">,
): Requester {
  const origin = { ip, requestId, headers };
  if (!person) return { kind: "visitor", ...origin };
  return { kind: "person", id: person.id, isAdmin: person.isAdmin, ...origin };
}

/**
 * A requester who just proved, by password or emailed link, that they own an account. Not a session: no admin rights.
 */
export function actingFor(requester: Requester, userId: string): PersonActor {
  return { ...requester, kind: "person", id: userId, isAdmin: false };
}

/** The account behind an actor, if there is one. */
export function accountOf(actor: Actor): string | null {
  return actor.kind === "person" ? actor.id : null;
}
