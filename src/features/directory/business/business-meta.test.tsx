import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { describe, expect, it } from "vitest";
import { breadcrumbJsonLd } from "#platform/http/meta/breadcrumb-json-ld.ts";
import { businessMeta, cutText } from "./business-meta.ts";
import { businessJsonLd, businessTrail } from "./json-ld.ts";
import { presentBusiness } from "./present-business.ts";
import type { BusinessPageRow } from "./queries/find-business-page.server.ts";

const origin = "https://market.example";
const row: BusinessPageRow = {
  id: "019a0000-0000-7000-8000-000000000007",
  name: "Saffron & Smoke",
  description: "Red rice.\nSmoked mullet.",
  category: "Food & Beverage",
  subcategory: null,
  location: "Savannah, Georgia",
  city: "Savannah",
  state: "Georgia",
  latitude: 32.07,
  longitude: -81.09,
  media: null,
  average_rating: 4.86,
  review_count: 212,
  verified: true,
  has_owner: false,
  featured: false,
  founder: "Ida Bell",
  email: "ida@saffron.example",
  contact_info: null,
  last_confirmed_at: null,
  phone: "(912) 555-0148",
  website: "saffron.example",
  instagram: "@saffron",
  twitter: null,
  facebook: "n/a",
  tiktok: null,
};
const business = presentBusiness(row);

describe("businessJsonLd", () => {
  it("describes the business, its rating and its accounts", () => {
    expect(businessJsonLd(business, origin)).toEqual({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      "@id": `${origin}/business/${row.id}`,
      url: `${origin}/business/${row.id}`,
      name: "Saffron & Smoke",
      description: "Red rice. Smoked mullet.",
      telephone: "(912) 555-0148",
      address: { "@type": "PostalAddress", addressLocality: "Savannah", addressRegion: "Georgia" },
      geo: { "@type": "GeoCoordinates", latitude: 32.07, longitude: -81.09 },
      sameAs: ["https://saffron.example", "https://instagram.com/saffron"],
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: 4.86,
        reviewCount: 212,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it("contains no email address and no person's name", () => {
    expect(JSON.stringify(businessJsonLd(business, origin))).not.toMatch(/ida/i);
  });

  it("has no rating without reviews", () => {
    const unrated = presentBusiness({ ...row, average_rating: 0, review_count: 0 });
    expect(JSON.stringify(businessJsonLd(unrated, origin))).not.toContain("aggregateRating");
  });
});

describe("breadcrumbJsonLd", () => {
  it("goes from the home page through the category to the business", () => {
    const list = breadcrumbJsonLd(businessTrail(business), origin) as { itemListElement: object[] };
    expect(list.itemListElement).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, item: `${origin}/directory` },
      { position: 3, name: "Food & Beverage", item: `${origin}/directory/food-beverage` },
      { position: 4, name: "Saffron & Smoke", item: `${origin}/business/${row.id}` },
    ]);
  });
});

describe("businessMeta", () => {
  const site = { origin, name: "Market" };
  const render = (typed: Partial<BusinessPageRow>) => {
    const tags = businessMeta(presentBusiness({ ...row, ...typed }), site);
    const Page = createRoutesStub([{ path: "/", Component: Meta, meta: () => tags }]);
    return renderToStaticMarkup(<Page />);
  };

  it("has a canonical URL, and the image for link previews", () => {
    const html = render({});
    expect(html).toContain(`<link rel="canonical" href="${origin}/business/${row.id}"/>`);
    expect(html).toContain(`<meta property="og:image" content="${origin}/business/${row.id}/card.png"/>`);
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="630"/>');
    expect(html).toContain(
      '<meta property="og:image:alt" content="Saffron &amp; Smoke, Savannah, Georgia"/>',
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it.each([
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "\u2028\u2029",
    '"><img src=x>',
    "🧵".repeat(200),
  ])("escapes %j in every text", (hostile) => {
    const html = render({
      name: hostile,
      description: hostile,
      category: hostile,
      location: hostile,
      city: hostile,
    });
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/<img|<!--/);
    const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, json = ""]) => json);
    expect(scripts.join("")).not.toMatch(/[<>&\u2028\u2029]/);
    const [data] = scripts.map((json) => JSON.parse(json));
    expect(data.name).toBe(hostile);
  });
});

describe("cutText", () => {
  it.each([
    ["keeps a short text", "One two", 10, "One two"],
    ["cuts between words", "One two three", 9, "One two…"],
    ["cuts inside one long word", "Onetwothree", 5, "Onet…"],
    ["cuts inside a long last word", "O netwothree", 6, "O net…"],
    ["keeps an emoji sequence whole", "ab👨‍👩‍👧 cd", 6, "ab…"],
  ])("%s", (_case, text, maxLength, cut) => {
    expect(cutText(text, maxLength)).toBe(cut);
    expect(cut.length).toBeLessThanOrEqual(maxLength);
  });
});
