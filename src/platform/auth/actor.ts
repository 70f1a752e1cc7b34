import type { Visit } from "#platform/http/visit.ts";

/** The request that asks for a write. */
type Origin = {
  /** Address of the client as our own proxies saw it. */
  ip: string;
  requestId: string;
  /** What the browser sent, its cookies above all. */
  headers: Headers;
};

export type PersonActor = Origin & { kind: "person"; id: string; isAdmin: boolean };
export type VisitorActor = Origin & { kind: "visitor" };
/** Whoever works at a terminal of the server with the database's password: there is no request and no account. */
export type OperatorActor = { kind: "operator" };

/** Whoever sent a request, signed in or not. */
export type Requester = PersonActor | VisitorActor;
/** Who asks for a write. Every command takes one, and asks a permission with it. */
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

/** A requester who has just proven, by password or mailed link, to own an account. It is no session: no admin rights. */
export function actingFor(requester: Requester, userId: string): PersonActor {
  return { ...requester, kind: "person", id: userId, isAdmin: false };
}

/** The account behind an actor, if there is one. */
export function accountOf(actor: Actor): string | null {
  return actor.kind === "person" ? actor.id : null;
}
