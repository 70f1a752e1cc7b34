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
  return entries.at(-trustedHops) || socketAddress;
}
