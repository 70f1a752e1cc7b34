import type { PersonActor, VisitorActor } from "./actor.ts";

type From = { ip?: string; requestId?: string; headers?: Headers };

let networks = 0;

/** A visitor, by default from a separate network. */
export function aVisitor({ ip = newNetwork(), requestId = "test", headers = new Headers() }: From = {}) {
  return { kind: "visitor", ip, requestId, headers } satisfies VisitorActor;
}

/** A logged-in member. */
export function aMember(id: string, from?: From): PersonActor {
  return { ...aVisitor(from), kind: "person", id, isAdmin: false };
}

/** A logged-in admin. */
export function anAdmin(id: string, from?: From): PersonActor {
  return { ...aMember(id, from), isAdmin: true };
}

/** Each in its own /16, so that no two share a network prefix. */
function newNetwork() {
  const nth = networks++;
  return `${20 + (nth >> 8)}.${nth & 255}.0.1`;
}
