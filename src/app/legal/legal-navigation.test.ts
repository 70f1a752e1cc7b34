import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf } from "#testing/visitor.ts";

const site = setUpDemoSite();

test("[LEGAL-01] [LEGAL-02] [LEGAL-03] the legal pages link to each other and to each of their sections", async () => {
  const visitor = openVisitor(site);
  let page = await visitor.open("/terms-of-service");
  for (const { path, title, section } of [
    { path: "/privacy-policy", title: "Privacy Policy", section: "Cookies and your browser" },
    { path: "/terms-of-service", title: "Terms of Service", section: "Buying and selling" },
    { path: "/community-guidelines", title: "Community Guidelines", section: "Zero tolerance" },
  ]) {
    const tabs = () => within(page.main).getByRole("navigation", { name: "Legal pages" });
    page = await visitor.click(within(tabs()).getByRole("link", { name: title }));
    expect([page.url, page.status]).toEqual([path, 200]);
    expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(textOf(within(tabs()).getByRole("link", { current: "page" }))).toBe(title);

    const contents = within(page.main).getByRole("navigation", { name: "On this page" });
    // Once in a disclosure for phones, and once in the rail next to the text.
    const links = within(contents).getAllByRole("link");
    expect(links.filter((link) => textOf(link) === section)).toHaveLength(2);
    for (const link of links) {
      const target = page.document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      expect(within(target as HTMLElement).getByRole("heading", { level: 2 })).toHaveTextContent(
        textOf(link),
      );
    }
    // Printing needs scripts.
    expect(page.queryByRole("button", { name: "Print" })).toBeNull();
  }
});
