import { type RouterContextProvider, redirect } from "react-router";
import { confirmedMsLeft } from "#platform/auth/is-confirmed.ts";
import { readReturnTo } from "#platform/http/request/return-to.ts";
import { servicesContext } from "#platform/http/services.ts";
import { type Person, visitContext } from "#platform/http/visit.ts";
import { holdForm } from "../commands/hold-form.server.ts";
import { readVisit } from "../read-visit.server.ts";

type Context = Readonly<RouterContextProvider>;
type Args = { context: Context; request: Request; url: URL };

/** The signed-in person; a visitor is sent to log in first and comes back to this address afterwards. */
export function requirePerson(context: Context, url: URL): Person {
  const { person } = context.get(visitContext);
  if (person) return person;
  throw redirect(`/login?${new URLSearchParams({ returnTo: `${url.pathname}${url.search}` })}`);
}

/** The signed-in admin; a visitor is sent to log in, anybody else to their dashboard. */
export function requireAdmin(context: Context, url: URL): Person {
  const person = requirePerson(context, url);
  if (person.isAdmin) return person;
  throw redirect("/dashboard");
}

/** Where this site requires it of admins, one without a second factor is sent to set it up. */
export async function requireSecondFactor({ context, request }: Args): Promise<void> {
  const { auth, env } = context.get(servicesContext);
  if (!env.REQUIRE_ADMIN_SECOND_FACTOR) return;
  const { session } = await auth.findSession(request.headers);
  if (!session?.hasSecondFactor) throw redirect("/account/second-factor");
}

/**
 * Asks for the password again before a write, if it was last entered more than 30 minutes ago. The form is kept
 * meanwhile, so that nothing typed is lost. Reading is never stopped.
 */
export async function requireConfirmed(args: Args): Promise<void> {
  const { request, url } = args;
  if (request.method === "GET" || request.method === "HEAD") return;
  const { services, actor } = readVisit(args);
  const { session } = await services.auth.findSession(request.headers);
  if (session && confirmedMsLeft(session, Date.now()) > 0) return;
  // As the confirm page reads it back.
  const path = readReturnTo(`${url.pathname}${url.search}`, url.pathname);
  if (isPlainForm(request)) {
    const form = new URLSearchParams(await request.clone().text());
    await holdForm(services, actor, { path, fields: [...form] });
  }
  throw redirect(`/account/confirm?${new URLSearchParams({ returnTo: path })}`);
}

/** A form without files. One with files is too large to keep: its sender attaches them again. */
function isPlainForm({ headers }: Request) {
  return headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;
}
