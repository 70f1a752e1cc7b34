import { createRoute, z } from "@hono/zod-openapi";
import {
  jsonBody,
  jsonContent,
  problemContent,
  sessionScheme,
  withOrWithoutSession,
} from "#platform/http/api/api.ts";
import { credentialsSchema, registrationSchema } from "./input.ts";

const tags = ["Accounts"];
const done = z
  .object({ ok: z.literal(true).openapi({ description: "It was done." }) })
  .openapi("Done", { description: "What a write answers that has nothing to show." });

export const sessionSchema = z
  .object({
    session: z
      .object({
        user: z
          .object({
            id: z.uuid().openapi({
              example: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d",
              description: "Stays the same for good.",
            }),
            email: z
              .email()
              .openapi({ example: "odessa@saffron.example", description: "The verified address." }),
            user_metadata: z
              .object({
                username: z.string().openapi({ example: "Odessa", description: "As others see it." }),
                avatar_url: z
                  .string()
                  .nullable()
                  .openapi({ example: null, description: "The address of a picture." }),
              })
              .openapi({ description: "What the person says about themselves." }),
          })
          .openapi({ description: "Who is signed in." }),
        is_admin: z.boolean().openapi({ example: false, description: "May use the admin pages." }),
      })
      .nullable()
      .openapi({ description: "Null when nobody is signed in." }),
  })
  .openapi("Session", { description: "Who asks." });

const email = { example: "odessa@saffron.example", description: "An e-mail address." };
const password = { example: "a long sentence", description: "At most 128 characters." };
const newAccountSchema = z
  .object({
    username: registrationSchema.shape.username.openapi({
      example: "Odessa",
      description: "As others will see it.",
    }),
    email: registrationSchema.shape.email.openapi(email),
    password: registrationSchema.shape.password.openapi(password),
  })
  .openapi("NewAccount", { description: "An account to be made." });
const credentials = z
  .object({
    email: credentialsSchema.shape.email.openapi(email),
    password: credentialsSchema.shape.password.openapi(password),
  })
  .openapi("Credentials", { description: "What opens a session." });

export const signUpRoute = createRoute({
  method: "post",
  path: "/auth/sign-up",
  operationId: "signUp",
  tags,
  summary: "Make an account",
  description:
    "A mailed link verifies its address; before that it cannot be used. An address that has an account gets the same answer.",
  request: { body: jsonBody(newAccountSchema) },
  responses: {
    201: jsonContent("Made", done),
    409: problemContent("The username is taken", {
      status: 409,
      title: "username-taken",
      detail: "That username is taken. Please choose another one.",
    }),
  },
});
export const signInRoute = createRoute({
  method: "post",
  path: "/auth/sign-in",
  operationId: "signIn",
  tags,
  summary: "Open a session",
  description: "The answer sets the session's cookie.",
  request: { body: jsonBody(credentials) },
  responses: {
    200: jsonContent("Signed in", done),
    401: problemContent("Address and password do not match", {
      status: 401,
      title: "wrong-credentials",
      detail: "That email and password do not match.",
    }),
    403: problemContent(
      "The address is not verified, the account is suspended or has a second factor, or the call came from a page of another site",
      {
        status: 403,
        title: "unverified",
        detail: "Please verify your email first. We sent you a link.",
      },
    ),
  },
});
export const signOutRoute = createRoute({
  method: "post",
  path: "/auth/sign-out",
  operationId: "signOut",
  tags,
  security: [{ [sessionScheme]: [] }],
  summary: "End the session",
  description: "Send an Origin header of this site along with the cookie.",
  responses: { 200: jsonContent("Signed out", done) },
});
export const sessionRoute = createRoute({
  method: "get",
  path: "/auth/session",
  operationId: "getSession",
  tags,
  security: withOrWithoutSession,
  summary: "The current session, or null",
  responses: { 200: jsonContent("The session", sessionSchema) },
});
