import { isIP } from "node:net";

/**
 * The client's address as our own proxies saw it.
 * Each proxy of ours appends one entry to X-Forwarded-For; anything further left may be written by the client.
 */
export function readClientIp(
  socketAddress: string,
  forwardedFor: string | null,
  trustedHops: number,
): string {
  if (trustedHops === 0) return socketAddress;
  const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  return readAddress(entries.at(-trustedHops) ?? "") ?? socketAddress;
}

/** Some proxies add the port: `203.0.113.5:49152`, `[2001:db8::1]:443`. Kept, it would give each connection limits of its own. */
function readAddress(entry: string): string | null {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([^:]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(address) ? address : null;
}
