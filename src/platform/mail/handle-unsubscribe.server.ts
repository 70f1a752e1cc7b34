import { actingFor, actorOf } from "#platform/auth/actor.ts";
import { rateLimitHeaders } from "#platform/http/limits/rate-limit-headers.ts";
import { readBoundedBody } from "#platform/http/request/guard-write.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import { chooseEmails } from "./commands/choose-emails.server.ts";
import { mailLimits } from "./mail-limits.ts";
import { readStopToken, stopPath } from "./stop-token.server.ts";
import type { Unsubscribe } from "./unsubscribe.ts";

type Options = {
  services: Services;
  headers: Record<string, string>;
  /** Emails to people without an account. */
  stops?: readonly Unsubscribe[];
};

/** `List-Unsubscribe=One-Click` and little more. */
const bodyLimitBytes = 1_024;

/**
 * Handles one-click unsubscribe requests of email programs (RFC 8058): a cross-origin post without cookies. The token
 * in the URL is all it needs, and allows nothing else.
 */
export function createStopHandler({ services, headers, stops = [] }: Options) {
  return async (request: Request, visit: Pick<Visit, "ip" | "requestId">): Promise<Response> => {
    const answer = (status: number, text: string, more: Record<string, string> = {}) => {
      const plain = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
      return new Response(`${text}\n`, { status, headers: { ...headers, ...plain, ...more } });
    };
    const limit = await services.limits.take(mailLimits.stopNetwork, visit.ip);
    if (!limit.ok)
      return answer(429, "Please slow down.", rateLimitHeaders(mailLimits.stopNetwork.name, limit));
    const body = await readBoundedBody(request, bodyLimitBytes);
    const form = new URLSearchParams(new TextDecoder().decode(body ?? new Uint8Array()));
    if (form.get("List-Unsubscribe") !== "One-Click") return answer(400, "Post List-Unsubscribe=One-Click.");
    const token = decodeURIComponent(new URL(request.url).pathname.slice(stopPath.length));
    const stop = readStopToken(services.env, token);
    if (!stop) return answer(404, "There is no such email.");
    const actor = actorOf({ ...visit, person: null }, request);
    const { userId, kind } = stop;
    const other = stops.find((one) => one.kind === kind);
    if (other) await other.stop(services, actor, userId);
    else await chooseEmails(services, actingFor(actor, userId), { kind, wants: false });
    return answer(200, "These emails have stopped.");
  };
}
