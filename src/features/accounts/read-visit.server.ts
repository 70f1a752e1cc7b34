import { type RouterContextProvider, redirect } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

/** What every account page needs to know of its request. */
export function readVisit({ context, request }: Args) {
  const services = context.get(servicesContext);
  const visit = context.get(visitContext);
  return { services, log: visit.log, person: visit.person, actor: actorOf(visit, request) };
}

/** Log-in and sign-up are for visitors: whoever is signed in goes to the dashboard. */
export function requireAnonymous({ context }: Pick<Args, "context">): void {
  if (context.get(visitContext).person) throw redirect("/dashboard");
}
