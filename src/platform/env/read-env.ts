import { z } from "zod";
import { readDatabaseUrl } from "#platform/db/database-url.ts";
import { searchSettings } from "#platform/search/search-settings.ts";
import { listInsecureSettings } from "./insecure-settings.ts";
import { siteSettings } from "./site-settings.ts";

const whole = (from: number, to: number) => z.coerce.number().int().min(from).max(to);

/** Whole numbers by country, such as `US:650,CA:1450`. */
function readRates(text: string, context: z.core.$RefinementCtx<string>): Map<string, number> {
  const rates = new Map<string, number>();
  for (const part of text.split(",").filter((given) => given.trim() !== "")) {
    const { country, rate } = /^(?<country>[A-Z]{2}):(?<rate>\d{1,7})$/.exec(part.trim())?.groups ?? {};
    if (country) rates.set(country, Number(rate));
    else context.addIssue({ code: "custom", message: `"${part.trim()}" is not like US:650`, input: text });
  }
  return rates;
}

/** A path of this site or an https address, plain enough to stand in a content policy. */
function isTileAddress(text: string): boolean {
  if (/^\/(?!\/)[\w./%-]+$/.test(text)) return true;
  if (!/^https:\/\/[\w.:-]+\/[\w./%-]+$/.test(text) || !URL.canParse(text)) return false;
  return new URL(text).username === "";
}

const databaseUrl = z
  .string()
  .refine((text) => readDatabaseUrl(text) !== null, "not like postgres://user:password@host:5432/database");
function isOrigin(address: string): boolean {
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

/** Every setting of the web server and the worker. `.env.example` is generated from this table. */
export const envSchema = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"])
    .default("development")
    .describe("Which rules apply."),
  HOST: z.string().default("127.0.0.1").describe("Address that web server and worker listen on."),
  PORT: whole(0, 65_535).default(3000).describe("Port the web server listens on."),
  WORKER_PORT: whole(1, 65_535)
    .optional()
    .describe(
      "Port of the worker's own /livez, /readyz and /metrics, on the same address. Without it there are none.",
    ),
  APP_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, "nothing may follow the host")
    .transform((address) => new URL(address).origin)
    .describe(
      "Public origin of the site, such as https://example.org: links in mails and the origin check use it.",
    ),
  ...siteSettings,
  OFFLINE_COPIES: z
    .enum(["on", "off"])
    .default("on")
    .describe(
      "Whether browsers keep opened guides and trips for reading offline; off removes the worker and its copies.",
    ),
  DATABASE_URL: databaseUrl.describe(
    "PostgreSQL as the app's own role, which owns nothing. Of several hosts (h1,h2) the one that accepts writes is used.",
  ),
  DATABASE_DIRECT_URL: databaseUrl
    .optional()
    .describe(
      "The same without a pooler. Set it exactly when DATABASE_URL leads to a pooler such as PgBouncer.",
    ),
  DATABASE_POOL_SIZE: whole(1, 200).default(10).describe("Database connections of one process."),
  ...searchSettings,
  AUTH_SECRET: z
    .string()
    .min(32)
    .describe("At least 32 random characters; signs sessions and secret addresses, encrypts second factors."),
  AUTH_SECRET_PREVIOUS: z
    .string()
    .min(32)
    .optional()
    .describe("The secret before, while AUTH_SECRET is replaced: what it signed stays valid."),
  PASSWORD_MIN_LENGTH: whole(6, 64)
    .default(6)
    .describe("Shortest password accepted at sign-up. 12 is safer."),
  REQUIRE_ADMIN_SECOND_FACTOR: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional()
    .describe(
      "Whether admins need a second factor; without one they reach only the page that sets it up. In production they do unless this is false.",
    ),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).describe("Mail server, such as smtps://user:password@host:465."),
  TRUSTED_PROXY_HOPS: whole(0, 5)
    .default(0)
    .describe("How many proxies of ours stand in front and append to X-Forwarded-For."),
  RENDERS_IN_FLIGHT: whole(1, 1_000)
    .default(16)
    .describe(
      "How many pages and API answers one web process makes at a time; the others wait or are turned away.",
    ),
  RENDERS_PER_NETWORK: whole(1, 1_000)
    .default(2)
    .describe("How many of them one network may have at a time, so that it cannot keep others waiting."),
  RENDER_MAX_WAIT_MS: whole(0, 60_000)
    .default(500)
    .describe("How long a request may wait for its turn, before it gets an older page or the busy page."),
  PAGE_READS_PER_MINUTE: whole(6, 1_000_000_000)
    .default(600)
    .describe(
      "How many pages that are not in the cache one network may open in a minute; each web process counts for itself.",
    ),
  API_READS_PER_MINUTE: whole(1, 1_000_000_000)
    .default(600)
    .describe("How often one network may read the API in a minute; each web process counts for itself."),
  PROOF_OF_WORK_COST: whole(0, 1_000_000)
    .default(5_000)
    .describe(
      "How hard the browser of a visitor without an account works for a review, and for an order of scarce goods; 0 asks for nothing.",
    ),
  FORM_MIN_SECONDS: whole(0, 60)
    .default(3)
    .describe(
      "How long a form of visitors is open at least; what is sent sooner was not written by a person.",
    ),
  CACHE_MAX_SECONDS: whole(0, 3_600)
    .default(3_600)
    .describe(
      "How long a process keeps what it read at most, where that read has no shorter time of its own; 0 reads anew and keeps no pages.",
    ),
  FILES_DRIVER: z
    .enum(["disk", "s3"])
    .default("disk")
    .describe("Where uploaded files are kept: in a folder, or with a server that speaks the S3 protocol."),
  FILES_FOLDER: z
    .string()
    .min(1)
    .default(".data/files")
    .describe("The folder of the disk driver. All web servers and workers must share it."),
  FILES_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of the S3 server; without it Amazon's of the region."),
  FILES_S3_REGION: z.string().default("us-east-1").describe("Region of the S3 server."),
  FILES_S3_ACCESS_KEY: z
    .string()
    .optional()
    .describe("Access key of the S3 server; without it the SDK looks where it always does."),
  FILES_S3_SECRET_KEY: z.string().optional().describe("Secret key that belongs to it."),
  FILES_S3_PRIVATE_BUCKET: z
    .string()
    .default("ujamaa-private")
    .describe("Bucket for files that only their senders and admins may open."),
  FILES_S3_PUBLIC_BUCKET: z
    .string()
    .default("ujamaa-public")
    .describe("Bucket for pictures that everybody sees. The site serves them; neither bucket is opened."),
  ASSETS_DIR: z
    .string()
    .min(1)
    .default(".data/assets")
    .describe(
      "Where web servers keep scripts and styles of their last five builds, for pages of an earlier release. Keep it between releases.",
    ),
  UPLOADS_PER_HOUR: whole(1, 1_000_000)
    .default(40)
    .describe("How many files one account may send in an hour; a network may send four times as many."),
  STORE_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default("ujamaa")
    .describe("The store's id in the addresses of its API, /api/store/<id>/…"),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe("Secret key of the Stripe account that is paid; without it nothing can be bought."),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe("Signing secret of the Stripe webhook that calls /webhooks/stripe."),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of another server that speaks Stripe's API, for tests and development."),
  STORE_SHIPPING: z
    .string()
    .default("US:650")
    .transform(readRates)
    .describe("Countries the store sends to, with the flat price of one parcel in cents: US:650,CA:1450."),
  STORE_TAX: z
    .string()
    .default("")
    .transform(readRates)
    .describe("Sales tax by country in hundredths of a percent: US:725 is 7.25 %. No entry, no tax."),
  STORE_PRICES_INCLUDE_TAX: z
    .enum(["true", "false"])
    .default("false")
    .transform((text) => text === "true")
    .describe("Whether the prices of the store contain the sales tax already."),
  CHECKOUTS_PER_HOUR: whole(1, 1_000_000)
    .default(20)
    .describe("How many orders one network may begin in an hour."),
  MAP_TILES_URL: z
    .string()
    .refine(isTileAddress, "not a path such as /map/streets.pmtiles nor an https address")
    .optional()
    .describe(
      "Tile file with streets in the Protomaps scheme (PMTiles): a path of this site or an https address. Without it maps show states and counties only.",
    ),
  SHUTDOWN_DELAY_SECONDS: whole(0, 20)
    .default(5)
    .describe(
      "How long a stopping web server still serves, so that the balancer can find /readyz not ready.",
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      "Bearer token for /metrics; without it only loopback may read, and nobody once a proxy is trusted.",
    ),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "silent"])
    .default("info")
    .describe("Least level logged."),
});

/** The parsed settings of one process. */
export type Env = z.infer<typeof envSchema> & { MAIL_FROM: string };

/** Parses raw settings, or throws with one sentence per setting that is missing, wrong or unsafe in production. */
export function readEnv(raw: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  const sentences = [...(result.error?.issues ?? []).map(describe), ...listInsecureSettings(given)];
  if (!result.success || sentences.length > 0) throw new Error(sentences.join("\n"));
  const env = result.data;
  env.REQUIRE_ADMIN_SECOND_FACTOR ??= env.NODE_ENV === "production";
  return { ...env, MAIL_FROM: env.MAIL_FROM ?? `${env.SITE_NAME} <${env.CONTACT_EMAIL}>` };

  function describe({ path, message }: z.core.$ZodIssue): string {
    const name = String(path[0]);
    const problem = given[name] === undefined ? "is missing" : `is wrong (${message})`;
    const meaning = envSchema.shape[name as keyof typeof envSchema.shape]?.description ?? "";
    return `The setting ${name} ${problem}. ${meaning}`.trim();
  }
}
