import type { PersonActor, VisitorActor } from "./actor.ts";

type From = { ip?: string; requestId?: string; headers?: Headers };

let networks = 0;

/** A visitor, from a network of their own unless told. */
export function aVisitor({ ip = newNetwork(), requestId = "test", headers = new Headers() }: From = {}) {
  return { kind: "visitor", ip, requestId, headers } satisfies VisitorActor;
}

/** Somebody signed in. */
export function aMember(id: string, from?: From): PersonActor {
  return { ...aVisitor(from), kind: "person", id, isAdmin: false };
}

/** A signed-in admin. */
export function anAdmin(id: string, from?: From): PersonActor {
  return { ...aMember(id, from), isAdmin: true };
}

/** Each in a /16 of its own, so that nobody counts as a neighbor. */
function newNetwork() {
  const nth = networks++;
  return `${20 + (nth >> 8)}.${nth & 255}.0.1`;
}
