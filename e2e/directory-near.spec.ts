import type { Page } from "@playwright/test";
import { cards, main, open, paramsOf, state, total } from "./directory-parts.ts";
import { expect, test } from "./fixtures.ts";

const miles = async (page: Page) =>
  (await cards(page).locator(".card-foot > span:first-child").allTextContents()).map((text) =>
    Number(/^([\d,.]+)\smi/.exec(text)?.[1]?.replace(",", "")),
  );

test("searches around a typed ZIP code or the browser's location; a radius or a state applies immediately", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 33.749123, longitude: -84.388456 });
  await open(page);
  const field = main(page).getByLabel("City or ZIP code");
  await field.fill("00000");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(
    "We do not know the ZIP code 00000. Check the digits, or type a city.",
  );
  await expect(
    main(page).getByText("We do not know the ZIP code 00000.").filter({ visible: true }),
  ).toHaveCount(2);
  await field.fill("31401");
  await field.press("Enter");
  await expect(total(page)).toHaveText("Nearest to ZIP code 31401");
  await expect(field).toHaveAccessibleDescription("");

  await main(page).getByRole("button", { name: "Use my location" }).click();
  await expect(total(page)).toHaveText("Nearest first");
  // Rounded to a kilometer.
  await expect.poll(() => paramsOf(page)).toEqual({ lat: "33.75", lng: "-84.39" });
  await expect(field).toHaveValue("");
  await expect(cards(page).first()).toContainText(/\d\.\d\smi · Atlanta, GA/);

  await main(page).getByLabel("Distance").selectOption("Within 5 miles");
  await expect(page).toHaveURL(/radius=5/);
  const areWithin = (radius: number, distances: number[]) =>
    distances.length > 0 && distances.every((distance) => distance <= radius);
  await expect.poll(async () => areWithin(5, await miles(page))).toBe(true);
  await state(page).selectOption("Texas");
  await expect(page).toHaveURL(/state=Texas/);
  expect(Object.keys(paramsOf(page)).filter((name) => ["near", "lat", "lng"].includes(name))).toEqual([]);
  await expect(cards(page).first()).toContainText(", TX");
});
