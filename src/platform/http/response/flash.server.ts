import { z } from "zod";
import { findCookie } from "../request/find-cookie.ts";

/** A flash message: shown once, as a toast, on the next page. */
export type Flash = {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive";
  /** A button that posts these fields to a page of this site, such as Undo. */
  action?: { label: string; to: string; fields: Record<string, string> } | undefined;
};

const flashSchema = z.object({
  title: z.string().min(1).max(300),
  description: z.string().max(300).exactOptional(),
  variant: z.enum(["default", "destructive"]).exactOptional(),
  action: z
    .object({
      label: z.string().min(1).max(40),
      to: z.string().regex(/^\/(?![/\\])/),
      fields: z.record(z.string(), z.string().max(1000)),
    })
    .exactOptional(),
});

const seen = "seen";

/** The Set-Cookie header that carries a notice across a redirect. Text only, expires after a minute. */
export function flashHeaders(origin: string, flash: Flash): Headers {
  return new Headers({ "set-cookie": cookie(origin, encodeURIComponent(JSON.stringify(flash)), 60) });
}

/**
 * Reads the notice and the header that marks it as seen, for the root loader. The mark stays for a minute because
 * cached lists can lag by half a minute, and authors must see their own change.
 */
export function takeFlash(origin: string, request: Request): { flash: Flash | null; headers: Headers } {
  const value = findCookie(request.headers, flashCookieName(origin));
  if (value === null || value === seen) return { flash: null, headers: new Headers() };
  return { flash: readFlash(value), headers: new Headers({ "set-cookie": cookie(origin, seen, 60) }) };
}

function readFlash(value: string): Flash | null {
  try {
    return flashSchema.safeParse(JSON.parse(decodeURIComponent(value))).data ?? null;
  } catch {
    return null;
  }
}

function cookie(origin: string, value: string, maxAgeSeconds: number) {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${flashCookieName(origin)}=${value}; ${attributes}${isSecure(origin) ? "; Secure" : ""}`;
}

/** The notice's cookie. Requests that carry it bypass the page cache. */
export function flashCookieName(origin: string): string {
  return isSecure(origin) ? "__Host-flash" : "flash";
}

function isSecure(origin: string) {
  return origin.startsWith("https:");
}
