import type { Page } from "@playwright/test";
import { main, openBusiness, openFeatured, section } from "./business-parts.ts";
import { expect, test } from "./fixtures.ts";

const instagram = (page: Page) => section(page, "Social Media").getByRole("link", { name: /^Instagram/ });

test("[BIZ-07] [LINK-01] [LINK-02] an empty or n/a account has no link", async ({ page }) => {
  for (const isNothing of [
    (value: string | null) => value === "" || value === null,
    (value: string | null) => value?.toLowerCase() === "n/a",
  ]) {
    await openBusiness(page, (business) => isNothing(business.instagram));
    await expect(section(page, "Social Media")).toBeVisible();
    await expect(instagram(page)).toHaveCount(0);
  }
});

test("[BIZ-07] [LINK-03] an account that is an address is used as it is", async ({ page }) => {
  const business = await openBusiness(page, (one) => one.instagram?.startsWith("http") ?? false);
  await expect(instagram(page)).toHaveAttribute("href", business.instagram ?? "");
});

test("[BIZ-07] [LINK-04] an account with .com gets https", async ({ page }) => {
  const business = await openBusiness(page, (one) => /^[^@h].*\.com/.test(one.instagram ?? ""));
  await expect(instagram(page)).toHaveAttribute("href", `https://${business.instagram}`);
});

test("[BIZ-07] [LINK-05] [LINK-09] a handle is a path on its network, with and without @", async ({
  page,
}) => {
  const isHandle = (value: string | null) => !!value && !/^http|\.com|^n\/a$/i.test(value);
  for (const hasAt of [true, false]) {
    const business = await openBusiness(
      page,
      (one) => isHandle(one.instagram) && one.instagram?.startsWith("@") === hasAt,
    );
    const handle = business.instagram?.replace("@", "");
    await expect(instagram(page)).toHaveAttribute("href", `https://instagram.com/${handle}`);
  }
});

test("[BIZ-07] [LINK-11] [LINK-12] a website keeps its scheme or gets https", async ({ page }) => {
  const website = () => section(page, "Details").getByRole("link", { name: /example/ });
  const whole = await openBusiness(page, (one) => one.website?.startsWith("http") ?? false);
  await expect(website()).toHaveAttribute("href", whole.website ?? "");
  const bare = await openBusiness(page, (one) => !!one.website && !one.website.startsWith("http"));
  await expect(website()).toHaveAttribute("href", `https://${bare.website}`);
});

test("[BIZ-07] [LINK-13] a phone number dials its digits", async ({ page }) => {
  const business = await openBusiness(page, (one) => one.phone !== null);
  const dials = `tel:${business.phone?.replace(/\D/g, "")}`;
  await expect(section(page, "Details").getByRole("link", { name: business.phone ?? "" })).toHaveAttribute(
    "href",
    dials,
  );
  await expect(main(page).getByRole("link", { name: "Call" })).toHaveAttribute("href", dials);
});

test("links lead to http, https or a phone only, foreign ones in a tab that learns nothing", async ({
  page,
}) => {
  await openFeatured(page);
  const links = await main(page)
    .getByRole("link")
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ protocol, host, target, rel }) => ({
        protocol,
        host,
        target,
        rel,
      })),
    );
  for (const { protocol, host, target, rel } of links) {
    expect(["http:", "https:", "tel:"]).toContain(protocol);
    if (protocol === "tel:" || host === new URL(page.url()).host) continue;
    expect({ target, rel }).toEqual({ target: "_blank", rel: "noopener noreferrer ugc nofollow" });
  }
});
