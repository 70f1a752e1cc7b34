import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

type Stop = { day: number; name: string; time?: string };

/** A new three-day trip with these stops, owned by the current account. Returns its path. */
export async function makeTrip(
  request: APIRequestContext,
  title: string,
  stops: readonly Stop[] = [],
): Promise<string> {
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const headers = { origin };
  const form = { form: "form", title, startsOn: "", days: "3" };
  const started = await request.post("/trips", { form, headers, maxRedirects: 0 });
  const path = started.headers().location ?? "";
  expect(path).toMatch(/^\/trips\/[0-9a-f-]{36}$/);
  for (const { day, name, time = "" } of stops) {
    const fields = { act: "add-stop", day: String(day), name, address: "", startsAt: time, cost: "18.50" };
    const added = await request.post(path, { multipart: fields, headers, maxRedirects: 0 });
    expect(added.status()).toBe(302);
  }
  return path;
}

/** Adds a stop to the first day with its form. */
export async function addStop(page: Page, name: string) {
  const firstDay = page.getByRole("region", { name: "Day 1", exact: true });
  await firstDay.getByText("Add a stop to Day 1").click();
  await firstDay.locator(".trip-add").getByLabel("Name").fill(name);
  await firstDay.getByRole("button", { name: "Add to Day 1" }).click();
  await expect(firstDay.getByRole("article").filter({ hasText: name })).toBeVisible();
}
