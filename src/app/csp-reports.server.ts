import { z } from "zod";
import { readBoundedBody } from "#platform/http/request/guard-write.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";

type Options = {
  services: Pick<Services, "env"> & { log: Pick<Services["log"], "warn"> };
  headers: Record<string, string>;
};

const bodyLimitBytes = 16 * 1024;
const windowMs = 60_000;
/** Per window and process. More would say nothing new. */
const maxReports = 300;
const maxReportsOfNetwork = 20;
const maxKinds = 50;

const legacy = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "effective-directive": z.string().optional(),
    "violated-directive": z.string().optional(),
    "blocked-uri": z.string().default(""),
  }),
});
const current = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: z.string().default(""),
      effectiveDirective: z.string().default(""),
      blockedURL: z.string().default(""),
    }),
  }),
);
type Report = { page: string; directive: string; blocked: string };

/**
 * Accepts browsers' reports about what the content security policy has blocked. They are counted by directive and
 * blocked host and logged once a minute, without pages, IP addresses or anything that people may have typed.
 */
export function createReportHandler({ services: { env, log }, headers }: Options) {
  let counts = new Map<string, number>();
  let networks = new Map<string, number>();
  let taken = 0;
  let total = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Logs the counts, and starts over. */
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size > 0) log.warn({ blocked: Object.fromEntries(counts) }, "content policy violations");
    counts = new Map();
    networks = new Map();
    taken = 0;
  }

  function isTooMany(ip: string) {
    const ofNetwork = (networks.get(ip) ?? 0) + 1;
    networks.set(ip, ofNetwork);
    taken += 1;
    // Starts with the first report of a window, counted or not, because the window must end.
    timer ??= setTimeout(flush, windowMs).unref();
    return taken > maxReports || ofNetwork > maxReportsOfNetwork;
  }

  function count({ page, directive, blocked }: Report) {
    if (URL.parse(page)?.origin !== new URL(env.APP_ORIGIN).origin) return;
    const key = `${/^[a-z-]{1,30}$/.exec(directive)?.[0] ?? "unknown"} ${nameOf(blocked)}`;
    const name = counts.has(key) || counts.size < maxKinds ? key : "other";
    counts.set(name, (counts.get(name) ?? 0) + 1);
    total += 1;
  }

  async function answer(request: Request, { ip }: Pick<Visit, "ip">): Promise<Response> {
    const respond = (status: number, more = {}) =>
      new Response(null, { status, headers: { ...headers, "cache-control": "no-store", ...more } });
    if (request.method !== "POST") return respond(405, { allow: "POST" });
    if (taken >= maxReports || isTooMany(ip))
      return respond(429, { "retry-after": String(windowMs / 1_000) });
    const body = await readBoundedBody(request, bodyLimitBytes);
    if (!body) return respond(413);
    const reports = readReports(new TextDecoder().decode(body));
    if (!reports) return respond(400);
    for (const report of reports) count(report);
    return respond(204);
  }

  return { answer, flush, stats: () => ({ reports: total }) };
}

function readReports(text: string): Report[] | null {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return null;
  }
  const old = legacy.safeParse(sent);
  if (old.success) {
    const report = old.data["csp-report"];
    const directive = report["effective-directive"] ?? report["violated-directive"]?.split(" ")[0] ?? "";
    return [{ page: report["document-uri"], directive, blocked: report["blocked-uri"] }];
  }
  const found = current.safeParse(sent);
  if (!found.success) return null;
  return found.data
    .slice(0, maxReportsOfNetwork)
    .filter(({ type }) => type === "csp-violation")
    .map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
    }));
}

/** A keyword such as `inline`, or a scheme and host. Paths and queries could reveal who looked at what. */
function nameOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  return url ? `${url.protocol}//${url.host.slice(0, 100)}` : "unknown";
}
