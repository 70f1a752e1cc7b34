import { isIPv4, isIPv6 } from "node:net";

/** The network of an IP address. A household has a whole IPv6 /64, so limits count that. */
export function networkOf(address: string): string {
  const bare = address.split("%")[0] ?? "";
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return "unknown";
  const groups = expand(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** A network and its prefixes: the block a provider assigns at once, and the provider's own block. */
export type NetworkTiers = { network: string; site: string; wide: string };

/** IPv4 as address, /24 and /16; IPv6 as /64, /48 and /32. */
export function networkTiersOf(address: string): NetworkTiers {
  const network = networkOf(address);
  const parts = network.split(/[.:]/);
  if (network.includes(":")) {
    const [a = "", b = "", c = ""] = parts;
    return { network, site: `${a}:${b}:${c}::/48`, wide: `${a}:${b}::/32` };
  }
  if (parts.length < 4) return { network, site: network, wide: network };
  const [a = "", b = "", c = ""] = parts;
  return { network, site: `${a}.${b}.${c}.0/24`, wide: `${a}.${b}.0.0/16` };
}

function expand(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const left = readGroups(head);
  if (tail === undefined) return left;
  const right = readGroups(tail);
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function readGroups(text: string): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
