import { isIP } from "node:net";

/**
 * The client's IP address as our own proxies saw it. Each of our proxies appends one entry to X-Forwarded-For. Clients
 * can forge anything further left.
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

/** Strips the port some proxies add (`203.0.113.5:49152`, `[2001:db8::1]:443`): limits are per client. */
function readAddress(entry: string): string | null {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([^:]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(address) ? address : null;
}
