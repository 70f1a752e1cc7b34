import { type RouterContextProvider, redirect } from "react-router";
import { confirmedMsLeft } from "#platform/auth/is-confirmed.ts";
import { readReturnTo } from "#platform/http/request/return-to.ts";
import { servicesContext } from "#platform/http/services.ts";
import { type Person, visitContext } from "#platform/http/visit.ts";
import { holdForm } from "../commands/hold-form.server.ts";
import { readVisit } from "../read-visit.server.ts";

type Context = Readonly<RouterContextProvider>;
type Args = { context: Context; request: Request; url: URL };

/** The logged-in person. A visitor is redirected to log in, and returns to this URL afterwards. */
export function requirePerson(context: Context, url: URL): Person {
  const { person } = context.get(visitContext);
  if (person) return person;
  throw redirect(`/login?${new URLSearchParams({ returnTo: `${url.pathname}${url.search}` })}`);
}

/** The logged-in admin. A visitor is redirected to log in, anyone else to their dashboard. */
export function requireAdmin(context: Context, url: URL): Person {
  const person = requirePerson(context, url);
  if (person.isAdmin) return person;
  throw redirect("/dashboard");
}

/** Redirects an admin without a second factor to set it up, if this site requires it. */
export async function requireSecondFactor({ context, request }: Args): Promise<void> {
  const { auth, env } = context.get(servicesContext);
  if (!env.REQUIRE_ADMIN_SECOND_FACTOR) return;
  const { session } = await auth.findSession(request.headers);
  if (!session?.hasSecondFactor) throw redirect("/account/second-factor");
}

/**
 * Requires the password again before a write, if it was last entered more than 30 minutes ago. The form is stored in
 * the meantime, so that nothing typed is lost. Reading is always possible.
 */
export async function requireConfirmed(args: Args): Promise<void> {
  const { request, url } = args;
  if (request.method === "GET" || request.method === "HEAD") return;
  const { services, actor } = readVisit(args);
  const { session } = await services.auth.findSession(request.headers);
  if (session && confirmedMsLeft(session, Date.now()) > 0) return;
  // Validated like on the confirm page.
  const path = readReturnTo(`${url.pathname}${url.search}`, url.pathname);
  if (isPlainForm(request)) {
    const form = new URLSearchParams(await request.clone().text());
    await holdForm(services, actor, { path, fields: [...form] });
  }
  throw redirect(`/account/confirm?${new URLSearchParams({ returnTo: path })}`);
}

/** A form without files. Files are too large to store, so they must be attached again. */
function isPlainForm({ headers }: Request) {
  return headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;
}
