import { OpenAPIHono } from "@hono/zod-openapi";
import { readActor } from "#platform/auth/read-actor.server.ts";
import { findPerson } from "#platform/auth/read-session.server.ts";
import { type ApiEnvironment, apiDefaults, dataHeaders, refusalResponse } from "#platform/http/api/api.ts";
import { sessionRoute, signInRoute, signOutRoute, signUpRoute } from "./api-routes.ts";
import { register } from "./commands/register.server.ts";
import { signIn } from "./commands/sign-in.server.ts";
import { signOut } from "./commands/sign-out.server.ts";
import { accountRefusals } from "./refusals.ts";

/** Accounts for API clients: the same commands that the pages call. */
export function accountsApi() {
  const api = new OpenAPIHono<ApiEnvironment>(apiDefaults);
  api.openapi(signUpRoute, async (c) => {
    const result = await register(c.env.services, await readActor(c.env, c.req.raw), c.req.valid("json"));
    if (!result.ok) return refusalResponse(c.env, accountRefusals, result);
    return c.json({ ok: true as const }, 201, dataHeaders(c.env));
  });
  api.openapi(signInRoute, async (c) => {
    const actor = await readActor(c.env, c.req.raw);
    const result = await signIn(c.env.services, actor, c.req.valid("json"));
    if (!result.ok) return refusalResponse(c.env, accountRefusals, result);
    if (result.needsCode)
      return refusalResponse(c.env, accountRefusals, { ok: false, reason: "code-needed" });
    for (const cookie of result.setCookies) c.header("set-cookie", cookie, { append: true });
    return c.json({ ok: true as const }, 200, dataHeaders(c.env));
  });
  api.openapi(signOutRoute, async (c) => {
    const result = await signOut(c.env.services, await readActor(c.env, c.req.raw));
    if (!result.ok) return refusalResponse(c.env, accountRefusals, result);
    for (const cookie of result.setCookies) c.header("set-cookie", cookie, { append: true });
    return c.json({ ok: true as const }, 200, dataHeaders(c.env));
  });
  api.openapi(sessionRoute, async (c) => {
    const person = await findPerson(c.env.services, c.req.raw.headers, c.env.visit.log);
    const session = person && {
      user: {
        id: person.id,
        email: person.email,
        user_metadata: { username: person.username, avatar_url: person.avatarUrl },
      },
      is_admin: person.isAdmin,
    };
    return c.json({ session }, 200, dataHeaders(c.env));
  });
  return api;
}
