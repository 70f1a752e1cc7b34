import { type RouterContextProvider, redirect } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

/** What every account page needs from its request. */
export function readVisit({ context, request }: Args) {
  const services = context.get(servicesContext);
  const visit = context.get(visitContext);
  return { services, log: visit.log, person: visit.person, actor: actorOf(visit, request) };
}

/** Login and registration are for visitors. Logged-in people are redirected to the dashboard. */
export function requireAnonymous({ context }: Pick<Args, "context">): void {
  if (context.get(visitContext).person) throw redirect("/dashboard");
}
