import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { findPerson } from "#platform/auth/read-session.server.ts";
import {
  type ApiEnvironment,
  apiDefaults,
  dataHeaders,
  jsonContent,
  problemContent,
} from "#platform/http/api.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { register } from "./commands/register.server.ts";
import { signIn } from "./commands/sign-in.server.ts";
import { signOut } from "./commands/sign-out.server.ts";
import { credentialsSchema, registrationSchema } from "./input.ts";
import { describeRefusal, type Refusal, type Refused } from "./refusals.ts";

const body = <Schema extends z.ZodType>(schema: Schema, example: z.infer<Schema>) => ({
  body: { required: true, content: { "application/json": { schema, example } } },
});
const example = { email: "odessa@saffron.example", password: "a long sentence" };

const done = z.object({ ok: z.literal(true) });
export const sessionSchema = z
  .object({
    session: z
      .object({
        user: z.object({
          id: z.uuid().openapi({ example: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d" }),
          email: z.email().openapi({ example: example.email }),
          user_metadata: z.object({
            username: z.string().openapi({ example: "Odessa" }),
            avatar_url: z.string().nullable().openapi({ example: null }),
          }),
        }),
        is_admin: z.boolean().openapi({ example: false }),
      })
      .nullable(),
  })
  .openapi("Session");

const limited = {
  429: problemContent("Too many tries; see Retry-After"),
  503: problemContent("Busy; see Retry-After"),
};

const signUpRoute = createRoute({
  method: "post",
  path: "/sign-up",
  summary: "Make an account; a mailed link verifies its address",
  request: body(registrationSchema, { ...example, username: "Odessa" }),
  responses: {
    201: jsonContent("Made", done),
    400: problemContent("Wrong input"),
    409: problemContent("Taken"),
    ...limited,
  },
});
const signInRoute = createRoute({
  method: "post",
  path: "/sign-in",
  summary: "Open a session; the answer sets its cookie",
  request: body(credentialsSchema, example),
  responses: {
    200: jsonContent("Signed in", done),
    400: problemContent("Wrong input"),
    401: problemContent("Address and password do not match"),
    403: problemContent("The address is not verified"),
    ...limited,
  },
});
const signOutRoute = createRoute({
  method: "post",
  path: "/sign-out",
  summary: "End the session; send an Origin header along with the cookie",
  responses: { 200: jsonContent("Signed out", done), ...limited },
});
const sessionRoute = createRoute({
  method: "get",
  path: "/session",
  summary: "The current session, or null",
  responses: { 200: jsonContent("The session", sessionSchema) },
});

/** Accounts for programs: the same commands that the pages call. */
export function accountsApi() {
  const api = new OpenAPIHono<ApiEnvironment>(apiDefaults);
  api.openapi(signUpRoute, async (c) => {
    const result = await register(c.env.services, c.env.visit, c.req.valid("json"));
    if (!result.ok) return refuse(c.env, result) as never;
    return c.json({ ok: true as const }, 201, dataHeaders(c.env));
  });
  api.openapi(signInRoute, async (c) => {
    const visitor = { ip: c.env.visit.ip, headers: c.req.raw.headers };
    const result = await signIn(c.env.services, visitor, c.req.valid("json"));
    if (!result.ok) return refuse(c.env, result) as never;
    for (const cookie of result.setCookies) c.header("set-cookie", cookie, { append: true });
    return c.json({ ok: true as const }, 200, dataHeaders(c.env));
  });
  api.openapi(signOutRoute, async (c) => {
    const result = await signOut(c.env.services, { ip: c.env.visit.ip, headers: c.req.raw.headers });
    if (!result.ok) return refuse(c.env, result) as never;
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

function refuse(env: ApiEnvironment["Bindings"], { reason, retryAfterSeconds }: Refused<Refusal>) {
  const { message, status } = describeRefusal(reason, env.services.env.PASSWORD_MIN_LENGTH);
  const problem = { status, title: reason, detail: message, requestId: env.visit.requestId };
  const retry: Record<string, string> = retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {};
  return problemResponse(problem, { ...env.headers, ...retry });
}
