import type { ApiEnvironment } from "#platform/http/api/api.ts";
import { actorOf, type Requester } from "./actor.ts";
import { findPerson } from "./read-session.server.ts";

/** The actor behind an API request. */
export async function readActor(
  { services, visit }: ApiEnvironment["Bindings"],
  request: Request,
): Promise<Requester> {
  const person = await findPerson(services, request.headers, visit.log);
  return actorOf({ ...visit, person }, request);
}
