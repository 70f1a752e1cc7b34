import { expect, it } from "vitest";
import { isPublicAddress } from "./is-public-address.ts";

it.each(["93.184.216.34", "8.8.8.8", "172.15.255.255", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001::1"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  "127.0.0.1",
  "127.255.255.254",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "192.0.0.8",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "240.0.0.1",
  "::",
  "::1",
  "fe80::1",
  "fe80::1%eth0",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "2001:db8::1",
  // Addresses with an embedded IPv4 address: mapped, compatible, NAT64, 6to4, Teredo.
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:0:7f00:1::",
  "localhost",
  "",
  "1.2.3",
  "0x7f000001",
  "2130706433",
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
