/** The session cookie's name, derived from the host. With TLS, its prefix makes browsers bind it to that host. */
export function sessionCookieName(origin: string): string {
  const { host, protocol } = new URL(origin);
  const name = `session-${host.replaceAll(/[^a-z0-9]+/g, "-")}`;
  return protocol === "https:" ? `__Host-${name}` : name;
}

/** The cookie between password and code, which identifies a half-finished login for ten minutes. */
export function challengeCookieName(origin: string): string {
  return origin.startsWith("https:") ? "__Host-sign-in" : "sign-in";
}
