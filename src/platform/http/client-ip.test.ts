import { expect, it } from "vitest";
import { readClientIp } from "./client-ip.ts";

it.each([
  ["no proxy: the header is ignored", "10.0.0.9", "6.6.6.6", 0, "10.0.0.9"],
  ["one proxy: its own entry counts", "10.0.0.9", "6.6.6.6, 203.0.113.5", 1, "203.0.113.5"],
  ["two proxies: the second from the right", "10.0.0.9", "6.6.6.6, 203.0.113.5, 10.0.0.1", 2, "203.0.113.5"],
  ["a missing header falls back to the socket", "10.0.0.9", null, 1, "10.0.0.9"],
])("%s", (_case, socket, header, hops, expected) => {
  expect(readClientIp(socket, header, hops)).toBe(expected);
});
