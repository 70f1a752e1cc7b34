import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { SiteContext } from "#platform/http/meta/site-context.ts";
import { testSite } from "#testing/test-site.ts";
import { FailedPage, NotFoundPage } from "./error-page.tsx";
import { CategoryRows } from "./home/category-rows.tsx";
import { Featured } from "./home/featured.tsx";
import { Hubs } from "./home/hubs.tsx";
import { Testimonials } from "./home/testimonials.tsx";
import { type OpenFooter, SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

const render = (content: ReactNode) => {
  const Page = createRoutesStub([{ path: "/", Component: () => content }]);
  return renderToStaticMarkup(
    <SiteContext value={testSite}>
      <Page />
    </SiteContext>,
  );
};
const visitor = { id: "7", email: "ama@example.com", avatarUrl: null, isAdmin: false };

describe("header", () => {
  it("[SHELL-22] shows the initial of the email address if there is no picture", () => {
    expect(render(<SiteHeader store={null} visitor={visitor} />)).toContain(
      '<span class="avatar" aria-hidden="true">A</span>',
    );
  });

  it("[SHELL-23] shows the picture if there is one", () => {
    const avatarUrl = "/files/ama.jpg";
    const html = render(<SiteHeader store={null} visitor={{ ...visitor, avatarUrl }} />);
    expect(html).toContain(`<img class="avatar" src="${avatarUrl}"`);
    expect(html).not.toContain('<span class="avatar"');
    const elsewhere = { ...visitor, avatarUrl: "https://images.example/ama.jpg" };
    expect(render(<SiteHeader store={null} visitor={elsewhere} />)).not.toContain("images.example");
  });
});

describe("footer", () => {
  const draw = (open: Partial<OpenFooter>) =>
    render(<SiteFooter palette="gold" year={2031} open={{ socialLinks: null, hasHelp: false, ...open }} />);

  it("has buttons for social accounts while their switch is off, and links from the settings when it is on", () => {
    const off = draw({});
    const on = draw({ socialLinks: [["Instagram", "https://instagram.com/kuumba"]] });
    expect(off).not.toContain("https://");
    expect(off.match(/<button[^>]*>(Instagram|Facebook|Twitter|YouTube)</g)).toHaveLength(4);
    expect(on.match(/href="https:\/\/[^"]+" target="_blank" rel="noopener/g)).toHaveLength(1);
    expect(on).toContain('href="https://instagram.com/kuumba"');
    expect(on).not.toMatch(/<button[^>]*>Facebook</);
    expect(off).toContain("© 2031");
  });

  it("has buttons for help and contact while their switch is off, and links when it is on", () => {
    expect(draw({}).match(/<button[^>]*>(Help Center|Contact Us)</g)).toHaveLength(2);
    const on = draw({ hasHelp: true });
    expect(on).toMatch(/<a[^>]*href="\/help"[^>]*>Help Center</);
    expect(on).toMatch(/<a[^>]*href="\/contact"[^>]*>Contact Us</);
    expect(on).not.toMatch(/<button[^>]*>(Help Center|Contact Us)</);
  });
});

describe("error pages", () => {
  it("link to the home page", () => {
    expect(render(<NotFoundPage />)).toContain('href="/"');
  });

  it("show the error's id if it is known", () => {
    expect(render(<FailedPage errorId="5f0c" />)).toContain("5f0c");
    expect(render(<FailedPage errorId={undefined} />)).not.toContain("Error id");
  });
});

describe("parts of the home page", () => {
  it("[HOME-23] show the six categories without counts when these failed to load", () => {
    const html = render(<CategoryRows counts={null} />);
    expect(html.match(/<h3>/g)).toHaveLength(6);
    expect(html).not.toMatch(/business(es)?</);
  });

  it("say 0 businesses for a category without any, and 1 business for one", () => {
    const html = render(<CategoryRows counts={[{ category: "Music", businesses: 1 }]} />);
    expect(html.match(/0 businesses/g)).toHaveLength(5);
    expect(html).toContain("1 business<");
  });

  it("[HOME-29] omit empty parts", () => {
    expect(render(<Featured businesses={[]} />)).toBe("");
    expect(render(<Testimonials testimonials={[]} />)).toBe("");
    expect(render(<Hubs lines={{ travel: [], events: [], entertainment: [] }} />)).not.toContain("<ul");
  });

  it("show a featured business's picture, or its cloth if it has none", () => {
    const business = {
      name: "Copper Pot",
      text: null,
      location: null,
      category: null,
      averageRating: 0,
      reviewCount: 0,
    };
    const media = "/files/pot.jpg";
    const html = render(
      <Featured
        businesses={[
          { ...business, id: "one", media },
          { ...business, id: "two", media: null },
        ]}
      />,
    );
    expect(html).toContain(`src="${media}"`);
    expect(html).toMatch(/src="\/cloth\/gold\/\d+x\d+\/two.webp"/);
  });
});
