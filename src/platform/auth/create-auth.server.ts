import { AsyncLocalStorage } from "node:async_hooks";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { findCookie } from "#platform/http/request/find-cookie.ts";
import { authRetention } from "./auth-retention.ts";
import { authTables, secondFactorTable } from "./auth-tables.ts";
import { describeDevice } from "./describe-device.ts";
import { createHashQueue, type HashQueue } from "./hash-queue.server.ts";
import { isBanned } from "./is-banned.server.ts";
import { readSignedCookie, resignCookies } from "./resign-cookies.server.ts";
import { createSeal, findUnnumberedSecret, numberSecrets } from "./seal.server.ts";
import { challengeCookieName, sessionCookieName } from "./session-cookie.ts";
import type { Secrets } from "./sign.server.ts";

/** An active session. */
export type Session = {
  token: string;
  userId: string;
  email: string;
  image: string | null;
  /** When the password was last entered. */
  confirmedAt: Date | null;
  hasSecondFactor: boolean;
};
/** `setCookies` are the Set-Cookie lines the response must carry. */
export type SessionResult = { session: Session | null; setCookies: string[] };
export type SignInResult =
  | { ok: true; userId: string; token: string; setCookies: string[] }
  | { ok: false; reason: "wrong-credentials" | "unverified" | "banned" }
  /** The password was correct. The cookies let this browser send a code within ten minutes; there is no session yet. */
  | { ok: false; reason: "code-needed"; setCookies: string[] };
export type CodeResult =
  | { ok: true; userId: string; token: string; setCookies: string[] }
  /** `userId`: whose password was correct before the code was wrong. */
  | { ok: false; reason: "wrong-code" | "sign-in-expired" | "code-locked" | "banned"; userId: string | null };

/** The only interface to the auth library: none of its routes are exposed. */
export type Auth = {
  passwords: HashQueue;
  findSession: (headers: Headers) => Promise<SessionResult>;
  /** Checks a password and opens a new session; unknown and known addresses take the same time. */
  signIn: (headers: Headers, credentials: { email: string; password: string }) => Promise<SignInResult>;
  /** The second step: a code of the authenticator app, or a recovery code, which is used up. */
  signInWithCode: (
    headers: Headers,
    code: { kind: "totp" | "recovery"; code: string },
  ) => Promise<CodeResult>;
  /** Encrypts secrets of a second factor in the library's format. */
  seal: (text: string) => Promise<string>;
  unseal: (sealed: string) => Promise<string>;
  /** Ends the session of these headers and clears its cookie. */
  signOut: (headers: Headers) => Promise<string[]>;
};

type Options = { env: Pick<Env, "APP_ORIGIN"> & Secrets; db: Db; log: Logger; passwords?: HashQueue };

const day = 24 * 60 * 60;
// Absolute lifetime even for an active session, so a stolen cookie stops working.
const maxSessionMs = 90 * day * 1_000;
/** What the library logged during a call, because the error it throws lacks the cause. */
const callFailure = new AsyncLocalStorage<{ cause?: unknown }>();

/** Sessions and passwords. Commands create and change the accounts themselves, in their own transactions. */
export function createAuth({ env, db, log, passwords = createHashQueue() }: Options): Auth {
  const library = betterAuth({
    baseURL: env.APP_ORIGIN,
    trustedOrigins: [env.APP_ORIGIN],
    secrets: numberSecrets(env),
    // For values encrypted before secrets had numbers.
    secret: findUnnumberedSecret(env),
    database: { db, type: "postgres" },
    ...authTables,
    session: {
      ...authTables.session,
      expiresIn: authRetention.sessions.days * day,
      updateAge: day,
      cookieCache: { enabled: false },
    },
    // Only its login step is used. Devices are never trusted: every login requires the code.
    plugins: [twoFactor({ schema: secondFactorTable })],
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            if (await isBanned(db, userId)) throw new APIError("FORBIDDEN", { code: "BANNED" });
          },
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      // Password rules check the length in characters. This only limits what is hashed, in code units.
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
      cookies: {
        session_token: { name: sessionCookieName(env.APP_ORIGIN) },
        two_factor: { name: challengeCookieName(env.APP_ORIGIN) },
      },
      // The name already has the stricter __Host- prefix.
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

  const { seal, unseal } = createSeal(env);
  const [sessionCookie, challengeCookie] = [
    sessionCookieName(env.APP_ORIGIN),
    challengeCookieName(env.APP_ORIGIN),
  ];
  /** Passes on the cookie only, because clients can forge other headers. */
  const cookieOf = (headers: Headers) =>
    new Headers({ cookie: resignCookies(env, headers, [sessionCookie, challengeCookie]) });

  /** The account of a half-finished login in this browser. */
  async function findChallenged(headers: Headers): Promise<string | null> {
    const identifier = readSignedCookie(env, headers, challengeCookie);
    if (!identifier) return null;
    const found = db.selectFrom("auth_verifications").select("value").where("identifier", "=", identifier);
    return (await found.executeTakeFirst())?.value ?? null;
  }

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
        confirmedAt: response.session.confirmedAt ?? null,
        hasSecondFactor: response.user.twoFactorEnabled ?? false,
      };
      return { session, setCookies: answer.getSetCookie() };
    },
    signIn: async (headers, { email, password }) => {
      const answer = await refusable(() =>
        library.api.signInEmail({
          headers: withDevice(headers, cookieOf(headers)),
          body: { email, password },
          returnHeaders: true,
        }),
      );
      if (!answer.ok) return { ok: false, reason: answer.reason as "wrong-credentials" };
      const setCookies = answer.headers.getSetCookie();
      const { user, token } = answer.response;
      if (!user) return { ok: false, reason: "code-needed", setCookies };
      return { ok: true, userId: user.id, token, setCookies };
    },
    signInWithCode: async (headers, { kind, code }) => {
      const verify = kind === "totp" ? library.api.verifyTOTP : library.api.verifyBackupCode;
      // Without a session cookie: the library only counts wrong codes of people who are not logged in.
      const challenge = challengeOf(cookieOf(headers), challengeCookie);
      const answer = await refusable(() =>
        verify({ headers: withDevice(headers, challenge), body: { code }, returnHeaders: true }),
      );
      if (!answer.ok) {
        const reason = answer.reason as "wrong-code";
        return { ok: false, reason, userId: reason === "wrong-code" ? await findChallenged(headers) : null };
      }
      const { user, token } = answer.response as { user: { id: string }; token: string };
      return { ok: true, userId: user.id, token, setCookies: answer.headers.getSetCookie() };
    },
    seal,
    unseal,
  };
}

const refusals: Record<string, Exclude<(SignInResult | CodeResult) & { ok: false }, never>["reason"]> = {
  INVALID_EMAIL_OR_PASSWORD: "wrong-credentials",
  INVALID_EMAIL: "wrong-credentials",
  PASSWORD_TOO_LONG: "wrong-credentials",
  EMAIL_NOT_VERIFIED: "unverified",
  BANNED: "banned",
  INVALID_CODE: "wrong-code",
  INVALID_BACKUP_CODE: "wrong-code",
  INVALID_TWO_FACTOR_COOKIE: "sign-in-expired",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "sign-in-expired",
  TOTP_NOT_ENABLED: "sign-in-expired",
  BACKUP_CODES_NOT_ENABLED: "sign-in-expired",
  ACCOUNT_TEMPORARILY_LOCKED: "code-locked",
};

type AuthResponse<Response> = { ok: true; response: Response; headers: Headers };

/** Maps the library's expected errors to reasons. */
async function refusable<Response>(
  call: () => Promise<{ response: Response; headers: Headers }>,
): Promise<AuthResponse<Response> | { ok: false; reason: (typeof refusals)[string] }> {
  try {
    return { ok: true, ...(await call()) };
  } catch (error) {
    const { body, status } = error as { body?: { code?: string }; status?: unknown };
    // Another request used up the recovery code at the same moment.
    const reason = status === "CONFLICT" ? "wrong-code" : refusals[body?.code ?? ""];
    if (!reason) throw error;
    return { ok: false, reason };
  }
}

/** Attaches the cause, so that callers can tell a database outage from a bug. */
function withCause<Result>(call: () => Promise<Result>): Promise<Result> {
  const failure: { cause?: unknown } = {};
  return callFailure.run(failure, () =>
    call().catch((error) => {
      throw failure.cause ? new Error("The account library failed.", { cause: failure.cause }) : error;
    }),
  );
}

function challengeOf(headers: Headers, name: string) {
  return new Headers({ cookie: `${name}=${findCookie(headers, name) ?? ""}` });
}

/** Stores a new session with the name of its device, never with the full user agent. */
function withDevice(headers: Headers, seen: Headers) {
  seen.set("user-agent", describeDevice(headers.get("user-agent") ?? ""));
  return seen;
}
