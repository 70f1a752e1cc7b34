import { readDatabaseUrl } from "#platform/db/database-url.ts";

type Given = Readonly<Record<string, string | undefined>>;
type Rule = { name: string; isWrong: (value: string, given: Given) => boolean; says: string };

const minDifferentCharacters = 8;
const stripeKey = /^(?:sk|rk)_(?:live|test)_\w{8,}$/;

/** Settings that would make a production site insecure. Each rule checks a setting that exists. */
const rules: readonly Rule[] = [
  {
    name: "APP_ORIGIN",
    isWrong: (value) => isPlainHttp(value) && !isLoopback(value),
    says: "must begin with https: over http anybody on the way reads passwords and sessions",
  },
  {
    name: "AUTH_SECRET",
    isWrong: isMonotonous,
    says: `has fewer than ${minDifferentCharacters} different characters: make one with "openssl rand -hex 32"`,
  },
  {
    name: "AUTH_SECRET_PREVIOUS",
    isWrong: isMonotonous,
    says: `has fewer than ${minDifferentCharacters} different characters: whoever guesses it can sign sessions`,
  },
  {
    name: "METRICS_TOKEN",
    isWrong: isMonotonous,
    says: `has fewer than ${minDifferentCharacters} different characters: make one with "openssl rand -hex 16"`,
  },
  {
    name: "STRIPE_SECRET_KEY",
    isWrong: (value) => !stripeKey.test(value),
    says: "is not a secret or restricted key of Stripe, such as sk_live_…",
  },
  {
    name: "STRIPE_SECRET_KEY",
    isWrong: (_value, given) => !given.STRIPE_WEBHOOK_SECRET,
    says: "needs STRIPE_WEBHOOK_SECRET beside it: without it nobody could tell Stripe's webhooks from forged ones",
  },
  {
    name: "STRIPE_WEBHOOK_SECRET",
    isWrong: (value) => !/^whsec_\S{16,}$/.test(value),
    says: "is not the signing secret of a Stripe webhook, such as whsec_…",
  },
  {
    name: "STRIPE_API_URL",
    isWrong: (_value, { STRIPE_SECRET_KEY: key = "" }) => key.includes("_live_"),
    says: "is for tests: with a live key it would hand that key to another server, which then decides what is paid",
  },
  {
    name: "STRIPE_API_URL",
    isWrong: (value) => !isLoopback(value),
    says: "is for tests and may only name this machine, such as http://127.0.0.1:12111",
  },
  {
    name: "DATABASE_URL",
    isWrong: (value, { DATABASE_OWNER_URL: owner }) => owner !== undefined && userOf(owner) === userOf(value),
    says: "connects as the role of DATABASE_OWNER_URL: the site needs the app's own role, which owns nothing",
  },
  {
    name: "FILES_DRIVER",
    isWrong: (value, given) => value === "s3" && !hasKeys(given),
    says: "is s3, but FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY are not both there",
  },
];

/** One message per setting that a production site must not run with. */
export function listInsecureSettings(given: Given): string[] {
  if (given.NODE_ENV !== "production") return [];
  return rules.flatMap(({ name, isWrong, says }) => {
    const value = given[name];
    return value !== undefined && isWrong(value, given) ? [`The setting ${name} ${says}.`] : [];
  });
}

/** AWS machines get keys from their role, so both may be missing. */
function hasKeys({ FILES_S3_ACCESS_KEY, FILES_S3_SECRET_KEY, FILES_S3_ENDPOINT }: Given): boolean {
  if (FILES_S3_ACCESS_KEY && FILES_S3_SECRET_KEY) return true;
  return !FILES_S3_ENDPOINT && !FILES_S3_ACCESS_KEY && !FILES_S3_SECRET_KEY;
}

function isMonotonous(secret: string): boolean {
  return new Set(secret).size < minDifferentCharacters;
}

function isPlainHttp(url: string): boolean {
  return urlOf(url)?.protocol === "http:";
}

/** Whether a URL points to this machine. Invalid URLs are refused elsewhere. */
export function isLoopback(url: string): boolean {
  const host = urlOf(url)?.hostname ?? "localhost";
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

function userOf(url: string): string | undefined {
  return readDatabaseUrl(url)?.username;
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
