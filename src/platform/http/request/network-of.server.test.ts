import { expect, it } from "vitest";
import { networkOf, networkTiersOf } from "./network-of.server.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["not an address", "unknown"],
  ["", "unknown"],
])("counts %s as the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["192.0.2.7", "192.0.2.0/24", "192.0.0.0/16"],
  ["::ffff:192.0.2.7", "192.0.2.0/24", "192.0.0.0/16"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48", "2001:db8::/32"],
  ["nonsense", "unknown", "unknown"],
])("places %s in %s and %s", (address, site, wide) => {
  expect(networkTiersOf(address)).toEqual({ network: networkOf(address), site, wide });
});
