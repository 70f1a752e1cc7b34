import { expect, it } from "vitest";
import { readClientIp } from "./client-ip.ts";

it.each([
  ["no proxy: the header is ignored", "10.0.0.9", "6.6.6.6", 0, "10.0.0.9"],
  ["one proxy: its own entry counts", "10.0.0.9", "6.6.6.6, 203.0.113.5", 1, "203.0.113.5"],
  ["two proxies: the second from the right", "10.0.0.9", "6.6.6.6, 203.0.113.5, 10.0.0.1", 2, "203.0.113.5"],
  ["an entry with a port: the address alone counts", "10.0.0.9", "203.0.113.5:49152", 1, "203.0.113.5"],
  ["IPv6 in brackets with a port", "10.0.0.9", "6.6.6.6, [2001:db8::1]:443", 1, "2001:db8::1"],
  ["IPv6 in brackets", "10.0.0.9", "[2001:db8::1]", 1, "2001:db8::1"],
  ["IPv6 as it is: its colons are no port", "10.0.0.9", "2001:db8::1", 1, "2001:db8::1"],
  ["IPv4 within IPv6", "10.0.0.9", "::ffff:203.0.113.5", 1, "::ffff:203.0.113.5"],
  ["what is no address falls back to the socket", "10.0.0.9", "unknown", 1, "10.0.0.9"],
  ["an obfuscated name falls back to the socket", "10.0.0.9", "_hidden:80", 1, "10.0.0.9"],
  ["a missing header falls back to the socket", "10.0.0.9", null, 1, "10.0.0.9"],
])("%s", (_case, socket, header, hops, expected) => {
  expect(readClientIp(socket, header, hops)).toBe(expected);
});
