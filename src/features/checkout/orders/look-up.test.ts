import { expect, it } from "vitest";
import { stampForm } from "#platform/http/forms/bot-check.server.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { action } from "./look-up.tsx";

const { services } = setUpServices();

it("accepts what a password manager fills in and sends at once", async () => {
  expect(services.env.FORM_MIN_SECONDS).toBeGreaterThan(0);
  const stamp = stampForm(services.env.AUTH_SECRET, Date.now());
  const fields = { stamp, number: "UJ-10011", email: "renee@okafor.example" };
  const response = (await action(routeArgs(services, "/orders", { fields }))) as Response;
  expect(response.headers.get("location")).toBe("/orders");
  expect(decodeURIComponent(response.headers.get("set-cookie") ?? "")).toContain("Check your email");
});
