import { AsyncLocalStorage } from "node:async_hooks";
import { type BetterAuthOptions, betterAuth } from "better-auth";
import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { describeDevice } from "./describe-device.ts";
import { createHashQueue, type HashQueue } from "./hash-queue.server.ts";
import { sessionCookieName } from "./session-cookie.ts";

/** An active session. */
export type Session = { token: string; userId: string; email: string; image: string | null };
/** `setCookies` are the Set-Cookie lines the response must carry. */
export type SessionAnswer = { session: Session | null; setCookies: string[] };
export type SignInAnswer =
  | { ok: true; userId: string; setCookies: string[] }
  | { ok: false; reason: "wrong-credentials" | "unverified" };

/** The only interface to the auth library: none of its own routes are exposed. */
export type Auth = {
  passwords: HashQueue;
  findSession: (headers: Headers) => Promise<SessionAnswer>;
  /** Checks a password and opens a new session; unknown and known addresses take the same time. */
  signIn: (headers: Headers, credentials: { email: string; password: string }) => Promise<SignInAnswer>;
  /** Ends the session of these headers and clears its cookie. */
  signOut: (headers: Headers) => Promise<string[]>;
};

type Options = { env: Pick<Env, "APP_ORIGIN" | "AUTH_SECRET">; db: Db; log: Logger; passwords?: HashQueue };

const day = 24 * 60 * 60;
// Absolute lifetime, however active the session is: a stolen cookie stops working.
const maxSessionMs = 90 * day * 1_000;
/** What the library logged during a call: the error it throws does not include the cause. */
const callFailure = new AsyncLocalStorage<{ cause?: unknown }>();

/** Sessions and passwords. Commands create and change the accounts themselves, in their own transactions. */
export function createAuth({ env, db, log, passwords = createHashQueue() }: Options): Auth {
  const library = betterAuth({
    baseURL: env.APP_ORIGIN,
    trustedOrigins: [env.APP_ORIGIN],
    secret: env.AUTH_SECRET,
    database: { db, type: "postgres" },
    ...tables,
    session: { ...tables.session, expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      // Password rules check the length in characters. This only bounds what is hashed, in code units.
      maxPasswordLength: 1_024,
      password: { hash: passwords.hash, verify: ({ hash, password }) => passwords.verify(hash, password) },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_level, message, ...details) => {
        const call = callFailure.getStore();
        if (call) call.cause ??= details.find((detail) => detail instanceof Error);
        log.error({ details }, message);
      },
    },
    advanced: {
      cookies: { session_token: { name: sessionCookieName(env.APP_ORIGIN) } },
      // The name carries the stricter __Host- prefix already.
      useSecureCookies: false,
      defaultCookieAttributes: {
        secure: env.APP_ORIGIN.startsWith("https:"),
        httpOnly: true,
        sameSite: "lax",
        path: "/",
      },
      ipAddress: { disableIpTracking: true },
      database: { generateId: false, joins: true, validateSchema: false },
    },
  });

  async function signOut(headers: Headers) {
    const { headers: answer } = await library.api.signOut({
      headers: cookieOf(headers),
      returnHeaders: true,
    });
    return answer.getSetCookie();
  }

  return {
    passwords,
    signOut,
    findSession: async (headers) => {
      const { response, headers: answer } = await withCause(() =>
        library.api.getSession({ headers: cookieOf(headers), returnHeaders: true }),
      );
      if (response && Date.now() - response.session.createdAt.getTime() > maxSessionMs)
        return { session: null, setCookies: await signOut(headers) };
      const session = response && {
        token: response.session.token,
        userId: response.user.id,
        email: response.user.email,
        image: response.user.image ?? null,
      };
      return { session, setCookies: answer.getSetCookie() };
    },
    signIn: async (headers, { email, password }) => {
      try {
        const { response, headers: answer } = await library.api.signInEmail({
          headers: withDevice(headers),
          body: { email, password },
          returnHeaders: true,
        });
        return { ok: true, userId: response.user.id, setCookies: answer.getSetCookie() };
      } catch (error) {
        const reason = refusals[(error as { body?: { code?: string } }).body?.code ?? ""];
        if (!reason) throw error;
        return { ok: false, reason };
      }
    },
  };
}

const refusals: Record<string, "wrong-credentials" | "unverified"> = {
  INVALID_EMAIL_OR_PASSWORD: "wrong-credentials",
  INVALID_EMAIL: "wrong-credentials",
  PASSWORD_TOO_LONG: "wrong-credentials",
  EMAIL_NOT_VERIFIED: "unverified",
};

/** Attaches the cause, so that callers can tell a database outage from a bug. */
function withCause<Result>(call: () => Promise<Result>): Promise<Result> {
  const failure: { cause?: unknown } = {};
  return callFailure.run(failure, () =>
    call().catch((error) => {
      throw failure.cause ? new Error("The account library failed.", { cause: failure.cause }) : error;
    }),
  );
}

/** Passes on the cookie only, no other header a client can forge. */
function cookieOf(headers: Headers) {
  return new Headers({ cookie: headers.get("cookie") ?? "" });
}

/** A new session is stored with the name of its device, never with all that a browser says of itself. */
function withDevice(headers: Headers) {
  const seen = cookieOf(headers);
  seen.set("user-agent", describeDevice(headers.get("user-agent") ?? ""));
  return seen;
}

const times = { createdAt: "created_at", updatedAt: "updated_at" };

const tables = {
  user: { modelName: "users", fields: { emailVerified: "email_verified", ...times } },
  session: {
    modelName: "auth_sessions",
    fields: {
      userId: "user_id",
      expiresAt: "expires_at",
      ipAddress: "ip_address",
      userAgent: "user_agent",
      ...times,
    },
  },
  account: {
    modelName: "auth_accounts",
    fields: {
      userId: "user_id",
      accountId: "account_id",
      providerId: "provider_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      ...times,
    },
  },
  verification: { modelName: "auth_verifications", fields: { expiresAt: "expires_at", ...times } },
} satisfies BetterAuthOptions;
