import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textsOf, type VisitedPage } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";

const site = setUpDemoSite();
const footer = (page: VisitedPage) => within(page.getByRole("contentinfo"));
const placeholders = ["Instagram", "Facebook", "Twitter", "YouTube", "Help Center", "Contact Us"];

test("[SHELL-34] [SHELL-35] [SHELL-42] joining and claiming open in the same tab", async () => {
  const page = await openVisitor(site).open("/travel");
  for (const [name, path] of [
    ["Join the community", "/join-community"],
    ["Claim your business", "/claim-business"],
  ] as const) {
    const link = footer(page).getByRole("link", { name });
    expect(link).toHaveAttribute("href", path);
    expect(link).not.toHaveAttribute("target");
  }
});

test("[SHELL-36] [SHELL-37] [SHELL-38] [SHELL-39] [SHELL-40] [SHELL-41] the three legal pages open in new tabs", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/travel");
  for (const [name, path] of [
    ["Privacy policy", "/privacy-policy"],
    ["Terms of service", "/terms-of-service"],
    ["Community guidelines", "/community-guidelines"],
  ] as const) {
    const link = footer(page).getByRole("link", { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
    const target = await visitor.click(link);
    expect([target.url, target.status]).toEqual([path, 200]);
  }
});

test("[SHELL-47] the footer describes the site", async () => {
  const page = await openVisitor(site).open("/travel");
  expect(page.getByRole("contentinfo")).toHaveTextContent(
    "A community hub for Black-owned businesses, creators, venues, events, travel and culture, with a business directory and an online store.",
  );
});

test("social links come from the settings once their launch switch is on; before, all are placeholders", async () => {
  const before = footer(await openVisitor(site).open("/travel"));
  expect(textsOf(before.getAllByRole("button")).slice(0, 6)).toEqual(placeholders);
  expect(before.queryByRole("link", { name: /Instagram/ })).toBeNull();
  await withSwitchOn(site, "social_links", async () => {
    const after = footer(await openVisitor(site).open("/travel"));
    const link = after.getByRole("link", { name: /^Instagram/ });
    expect(link).toHaveAttribute("href", "https://instagram.com/ujamaa.example");
    expect(after.queryByRole("button", { name: "Instagram" })).toBeNull();
  });
});
