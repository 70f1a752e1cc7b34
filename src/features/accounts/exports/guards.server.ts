import { type RouterContextProvider, redirect } from "react-router";
import { type Person, visitContext } from "#platform/http/visit.ts";

type Context = Readonly<RouterContextProvider>;

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
