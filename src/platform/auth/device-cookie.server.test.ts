import { expect, it } from "vitest";
import { findKnownDevice, rememberDevice } from "./device-cookie.server.ts";
import { cookieHeaders } from "./people-for-tests.ts";

const env = { APP_ORIGIN: "http://127.0.0.1:3000", AUTH_SECRET: "a secret for tests, thirty-two characters" };
const tls = { ...env, APP_ORIGIN: "https://ujamaa.example" };
const nothing = new Headers();

it("is bound to its host under TLS and hidden from scripts", () => {
  const [pair = "", ...attributes] = rememberDevice(tls, nothing, "ama@example.com").split("; ");
  expect(pair).toMatch(/^__Host-device=/);
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=15552000", "Path=/", "SameSite=Lax", "Secure"]);
  expect(rememberDevice(env, nothing, "ama@example.com")).toMatch(/^device=[^;]+; (?!.*Secure)/);
});

it("is valid for the accounts that logged in with it, and no other", () => {
  let headers = nothing;
  for (const email of ["ama@example.com", "kofi@example.com"])
    headers = cookieHeaders([rememberDevice(env, headers, email)]);
  const [ama, kofi] = [
    findKnownDevice(env, headers, "ama@example.com"),
    findKnownDevice(env, headers, "kofi@example.com"),
  ];
  expect(ama).toMatch(/^[\w-]{22}$/);
  expect(kofi).toBe(ama);
  expect(findKnownDevice(env, headers, "esi@example.com")).toBeNull();
  expect(findKnownDevice({ ...env, AUTH_SECRET: "another" }, headers, "ama@example.com")).toBeNull();
  expect(findKnownDevice(env, nothing, "ama@example.com")).toBeNull();
});

it("contains no address, and drops the least recently used account", () => {
  let headers = nothing;
  for (let nth = 0; nth < 6; nth++)
    headers = cookieHeaders([rememberDevice(env, headers, `n${nth}@example.com`)]);
  expect(headers.get("cookie")).not.toContain("example");
  expect(findKnownDevice(env, headers, "n0@example.com")).toBeNull();
  expect(findKnownDevice(env, headers, "n1@example.com")).not.toBeNull();
});

it.each([
  "device=",
  "device=x",
  "device=..",
  `device=${"a".repeat(22)}.${"b".repeat(43)}`,
  `device=${".".repeat(5_000)}`,
])("ignores the forged cookie %s", (cookie) => {
  expect(findKnownDevice(env, new Headers({ cookie }), "ama@example.com")).toBeNull();
});
