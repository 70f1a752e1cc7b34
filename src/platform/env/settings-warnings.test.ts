import { expect, it } from "vitest";
import { listSettingsWarnings, nodeFloor } from "./settings-warnings.ts";

const site = { NODE_ENV: "production", APP_ORIGIN: "https://ujamaa.example" };
const safe = { ...site, PASSWORD_MIN_LENGTH: "12", CONTACT_EMAIL: "help@example.org" };
const warningsOf = (given: Record<string, string>, node = nodeFloor) => listSettingsWarnings(given, node);

it.each([
  ["AUTH_SECERT", "AUTH_SECRET"],
  ["auth_secret", "AUTH_SECRET"],
  ["APPORIGIN", "APP_ORIGIN"],
  ["TRUSTED_PROXY_HOP", "TRUSTED_PROXY_HOPS"],
  ["STRIPE_WEBHOOK_SECRETS", "STRIPE_WEBHOOK_SECRET"],
])("suggests that %s may mean %s", (name, meant) => {
  expect(warningsOf({ ...safe, [name]: "x" })).toEqual([
    `The setting ${name} is unknown. Is ${meant} meant?`,
  ]);
});

it.each(["HOME", "PATH", "HOSTNAME", "PWD", "TERM", "npm_config_user_agent", "PGHOST", "STRIPE_DEVICE_NAME"])(
  "ignores %s",
  (name) => expect(warningsOf({ ...safe, [name]: "x" })).toEqual([]),
);

it("warns about weak settings, in production only", () => {
  const given = {
    ...site,
    DATABASE_OWNER_URL: "postgres://x",
    REQUIRE_ADMIN_SECOND_FACTOR: "false",
  };
  const warnings = warningsOf(given, "24.21.0").join("\n");
  for (const words of [
    "Node 24.21.0",
    "PASSWORD_MIN_LENGTH",
    "CONTACT_EMAIL",
    "REQUIRE_ADMIN_SECOND_FACTOR",
    "DATABASE_OWNER_URL",
  ])
    expect(warnings).toContain(words);
  expect(warningsOf({ ...given, NODE_ENV: "development" }, "24.21.0")).toEqual([]);
  expect(warningsOf({ ...given, APP_ORIGIN: "http://127.0.0.1:3000" }, "24.21.0")).toEqual([]);
  expect(warningsOf(safe, "24.30.0")).toEqual([]);
});
