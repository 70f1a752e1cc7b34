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

/** A path on this site or an https URL, safe to include in a content security policy. */
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
  HOST: z.string().default("127.0.0.1").describe("IP address that the web server and the worker listen on."),
  PORT: whole(0, 65_535).default(3000).describe("Port the web server listens on."),
  WORKER_PORT: whole(1, 65_535)
    .optional()
    .describe("Port of the worker's own /livez, /readyz and /metrics. Without it they are off."),
  APP_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, "nothing may follow the host")
    .transform((address) => new URL(address).origin)
    .describe(
      "Public origin of the site, such as https://example.org. Used for links in emails and the origin check.",
    ),
  ...siteSettings,
  OFFLINE_COPIES: z
    .enum(["on", "off"])
    .default("on")
    .describe(
      "Whether browsers store opened guides and trips for offline use. off removes the service worker and its copies.",
    ),
  DATABASE_URL: databaseUrl.describe(
    "PostgreSQL with the app's role, which owns nothing. With several hosts (h1,h2), the one that accepts writes is used.",
  ),
  DATABASE_DIRECT_URL: databaseUrl
    .optional()
    .describe("The same without a pooler. Set it only if DATABASE_URL points to a pooler such as PgBouncer."),
  DATABASE_POOL_SIZE: whole(1, 200).default(10).describe("Database connections of one process."),
  ...searchSettings,
  AUTH_SECRET: z
    .string()
    .min(32)
    .describe("At least 32 random characters. Signs sessions and secret URLs, and encrypts second factors."),
  AUTH_SECRET_PREVIOUS: z
    .string()
    .min(32)
    .optional()
    .describe("The previous secret while AUTH_SECRET is being replaced. Its signatures stay valid."),
  PASSWORD_MIN_LENGTH: whole(6, 64).default(6).describe("Minimum password length. 12 is safer."),
  REQUIRE_ADMIN_SECOND_FACTOR: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional()
    .describe(
      "Whether admins need a second factor; without one they can only open the page that sets it up. True in production by default.",
    ),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).describe("Mail server, such as smtps://user:password@host:465."),
  TRUSTED_PROXY_HOPS: whole(0, 5)
    .default(0)
    .describe("The number of your proxies in front that append to X-Forwarded-For."),
  RENDERS_IN_FLIGHT: whole(1, 1_000)
    .default(16)
    .describe(
      "How many pages and API responses one web process renders at a time; the others wait or get 503.",
    ),
  RENDERS_PER_NETWORK: whole(1, 1_000)
    .default(2)
    .describe("How many of them one network can have at a time, so that it cannot block others."),
  RENDER_MAX_WAIT_MS: whole(0, 60_000)
    .default(500)
    .describe(
      "How long a request can wait for its turn before it gets an older copy of the page or the busy page.",
    ),
  PAGE_READS_PER_MINUTE: whole(6, 1_000_000_000)
    .default(600)
    .describe("Uncached pages per minute for one network, counted by each web process separately."),
  API_READS_PER_MINUTE: whole(1, 1_000_000_000)
    .default(600)
    .describe("API reads per minute for one network, counted by each web process separately."),
  PROOF_OF_WORK_COST: whole(0, 1_000_000)
    .default(5_000)
    .describe(
      "Cost of the proof of work for reviews by visitors without an account and for orders of scarce goods; 0 turns it off.",
    ),
  FORM_MIN_SECONDS: whole(0, 60)
    .default(3)
    .describe("Minimum time before a visitor can send a form. Forms sent sooner count as bots."),
  CACHE_MAX_SECONDS: whole(0, 3_600)
    .default(3_600)
    .describe("Maximum time that a process caches any data. 0 disables these caches and the page cache."),
  FILES_DRIVER: z
    .enum(["disk", "s3"])
    .default("disk")
    .describe("Where uploaded files are stored: in a folder, or on an S3 server."),
  FILES_FOLDER: z
    .string()
    .min(1)
    .default(".data/files")
    .describe("The folder of the disk driver. All web servers and workers must share it."),
  FILES_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("URL of the S3 server. The default is Amazon's in the region."),
  FILES_S3_REGION: z.string().default("us-east-1").describe("Region of the S3 server."),
  FILES_S3_ACCESS_KEY: z
    .string()
    .optional()
    .describe("Access key of the S3 server. Without it the SDK uses its default sources."),
  FILES_S3_SECRET_KEY: z.string().optional().describe("Secret key of the S3 server."),
  FILES_S3_PRIVATE_BUCKET: z
    .string()
    .default("ujamaa-private")
    .describe("Bucket for files that only their uploaders and admins can open."),
  FILES_S3_PUBLIC_BUCKET: z
    .string()
    .default("ujamaa-public")
    .describe("Bucket for public pictures. The site serves them, so neither bucket is public."),
  ASSETS_DIR: z
    .string()
    .min(1)
    .default(".data/assets")
    .describe(
      "Where web servers store scripts and styles of the last five builds, for pages of an earlier release. Keep it between releases.",
    ),
  UPLOADS_PER_HOUR: whole(1, 1_000_000)
    .default(40)
    .describe("Uploads per hour for one account; a network can upload four times as many."),
  STORE_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default("ujamaa")
    .describe("The store's ID in its API URLs, /api/store/<id>/…"),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe("Secret key of the Stripe account that receives payments. Without it nothing can be bought."),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe("Signing secret of the Stripe webhook that calls /webhooks/stripe."),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("URL of another server with Stripe's API, for tests and development."),
  STORE_SHIPPING: z
    .string()
    .default("US:650")
    .transform(readRates)
    .describe("Countries the store ships to, with the flat price of one parcel in cents: US:650,CA:1450."),
  STORE_TAX: z
    .string()
    .default("")
    .transform(readRates)
    .describe("Sales tax by country in hundredths of a percent: US:725 is 7.25 %. No entry, no tax."),
  STORE_PRICES_INCLUDE_TAX: z
    .enum(["true", "false"])
    .default("false")
    .transform((text) => text === "true")
    .describe("Whether the store's prices include sales tax."),
  CHECKOUTS_PER_HOUR: whole(1, 1_000_000).default(20).describe("Checkouts per hour for one network."),
  MAP_TILES_URL: z
    .string()
    .refine(isTileAddress, "not a path such as /map/streets.pmtiles nor an https address")
    .optional()
    .describe(
      "Tile file with streets in the Protomaps scheme (PMTiles): a path on this site or an https URL. Without it maps show states and counties only.",
    ),
  SHUTDOWN_DELAY_SECONDS: whole(0, 20)
    .default(5)
    .describe(
      "How long a stopping web server still serves requests, so that the load balancer sees /readyz fail.",
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      "Bearer token for /metrics. Without it only loopback can read it, and no one once a proxy is trusted.",
    ),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "silent"])
    .default("info")
    .describe("Minimum log level."),
});

/** The parsed settings of one process. */
export type Env = z.infer<typeof envSchema> & { MAIL_FROM: string };

/** Parses raw settings, or throws with one message per setting that is missing, invalid or insecure in production. */
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
