import { describe, expect, it } from "vitest";
import { readEnv } from "./read-env.ts";

const good = {
  NODE_ENV: "production",
  APP_ORIGIN: "https://ujamaa.example",
  DATABASE_URL: "postgres://ujamaa_app:x@db.internal/ujamaa",
  AUTH_SECRET: "3f9c1d0b77e2a4586b0e9d3c5a1f7e24",
  SMTP_URL: "smtps://mail.ujamaa.example",
};
const stripe = {
  STRIPE_SECRET_KEY: "sk_live_51Habcdefghijk",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef",
};
const testKey = { ...stripe, STRIPE_SECRET_KEY: "sk_test_51Habcdefghijk" };
const s3 = { FILES_DRIVER: "s3", FILES_S3_ENDPOINT: "https://s3.internal" };

describe("production", () => {
  it.each([
    ["APP_ORIGIN", { APP_ORIGIN: "http://shop.example" }, "https"],
    ["AUTH_SECRET", { AUTH_SECRET: "a".repeat(36) }, "different characters"],
    ["AUTH_SECRET", { AUTH_SECRET: "secret".repeat(6) }, "different characters"],
    ["METRICS_TOKEN", { METRICS_TOKEN: "0101".repeat(8) }, "different characters"],
    ["STRIPE_SECRET_KEY", { ...stripe, STRIPE_SECRET_KEY: "pk_live_51Habcdefghijk" }, "restricted key"],
    ["STRIPE_SECRET_KEY", { STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY }, "STRIPE_WEBHOOK_SECRET"],
    ["STRIPE_WEBHOOK_SECRET", { ...stripe, STRIPE_WEBHOOK_SECRET: "sk_live_51Habcdefghijk" }, "whsec_"],
    ["STRIPE_API_URL", { ...stripe, STRIPE_API_URL: "http://127.0.0.1:9" }, "live key"],
    ["STRIPE_API_URL", { ...testKey, STRIPE_API_URL: "https://stripe.evil.example" }, "this machine"],
    ["DATABASE_URL", { DATABASE_OWNER_URL: "postgres://ujamaa_app:y@other/ujamaa" }, "owns nothing"],
    ["FILES_DRIVER", s3, "FILES_S3_SECRET_KEY"],
    ["FILES_DRIVER", { FILES_DRIVER: "s3", FILES_S3_ACCESS_KEY: "a" }, "FILES_S3_SECRET_KEY"],
  ])("refuses %s in %j", (name, settings, words) => {
    expect(() => readEnv({ ...good, ...settings })).toThrow(new RegExp(`The setting ${name} .*${words}`));
    expect(() => readEnv({ ...good, ...settings, NODE_ENV: "development" })).not.toThrow();
  });

  it.each([
    [{ APP_ORIGIN: "http://127.0.0.1:3000" }],
    [{ APP_ORIGIN: "http://localhost" }],
    [{ APP_ORIGIN: "http://[::1]:3000" }],
    [stripe],
    [{ ...stripe, STRIPE_SECRET_KEY: "rk_live_51Habcdefghijk" }],
    [{ ...testKey, STRIPE_API_URL: "http://127.0.0.1:12111" }],
    [{ ...s3, FILES_S3_ACCESS_KEY: "a", FILES_S3_SECRET_KEY: "b" }],
    // An AWS machine with a role.
    [{ FILES_DRIVER: "s3" }],
    [{ DATABASE_OWNER_URL: "postgres://ujamaa_owner:y@db.internal/ujamaa" }],
  ])("accepts %j", (settings) => {
    expect(() => readEnv({ ...good, ...settings })).not.toThrow();
  });

  it("lists all invalid and insecure settings", () => {
    const settings = {
      ...good,
      AUTH_SECRET: "b".repeat(40),
      APP_ORIGIN: "http://shop.example",
      PORT: "eighty",
    };
    expect(() => readEnv(settings)).toThrow(/PORT is wrong[\s\S]*APP_ORIGIN must[\s\S]*AUTH_SECRET has/);
  });

  it("requires a second factor for admins by default", () => {
    expect(readEnv(good).REQUIRE_ADMIN_SECOND_FACTOR).toBe(true);
    expect(readEnv({ ...good, REQUIRE_ADMIN_SECOND_FACTOR: "false" }).REQUIRE_ADMIN_SECOND_FACTOR).toBe(
      false,
    );
    expect(readEnv({ ...good, NODE_ENV: "development" }).REQUIRE_ADMIN_SECOND_FACTOR).toBe(false);
  });
});
