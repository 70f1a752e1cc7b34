import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { capFreshness } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addProduct } from "../../products-for-tests.ts";
import ProductPage, { ErrorBoundary, loader, meta } from "./product.tsx";

const { database, services } = setUpServices();
const log = { warn: () => {}, error: vi.fn() };
const picture = (number: number) => `/cloth/plum/480x480/throw-${number}.svg`;
let id: string;
let variantIds: string[];
let businessId: string;

beforeAll(async () => {
  const { db } = database;
  ({ id: businessId } = await database.owner
    .insertInto("businesses")
    .values({ name: "Northstar <Looms>", location: "Detroit, Michigan" })
    .returning("id")
    .executeTakeFirstOrThrow());
  ({ id, variantIds } = await addProduct(db, {
    title: "Harvest <Throw>",
    subtitle: "Woven in Detroit",
    ribbon_text: "Small batch",
    description: `<p>Four-shaft <b>cotton</b> &amp; merino.</p><script>alert(1)</script>${"<p>Soft enough to fight over.</p>".repeat(8)}`,
    business_id: businessId,
    variants: [
      {
        title: "Plum / Small",
        amount: 15000,
        saleAmount: 12800,
        sku: "T-1",
        options: { Color: "Plum", Size: "Small" },
      },
      {
        title: "Indigo / Small",
        amount: 9000,
        imageUrl: picture(2),
        stock: 0,
        options: { Color: "Indigo", Size: "Small" },
      },
      { title: "Plum / Large", amount: 19000, stock: null, options: { Color: "Plum", Size: "Large" } },
    ],
  }));
  const media = [3, 1, 2].map((number, position) => ({ product_id: id, url: picture(number), position }));
  await db.insertInto("product_media").values(media).execute();
  await db
    .insertInto("product_additional_info")
    .values({ product_id: id, title: "Care", description: "<p>Cold hand wash.</p>" })
    .execute();
  const other = await addProduct(db, {
    title: "Loom Kit",
    variants: [{ title: "Kit", amount: 3900, stock: 0 }],
  });
  await db
    .insertInto("related_products")
    .values({ product_id: id, section_title: "Weave on", related_type: "product", related_id: other.id })
    .execute();
});

function load(param: string, db: Db = services.db) {
  const visit = { requestId: "request-7", log };
  return loader(routeArgs({ ...services, db }, `/product/${param}`, { params: { id: param }, visit }));
}

function show(content: ReactNode, search = "") {
  const Page = createRoutesStub([{ path: "/product/x", Component: () => content }]);
  return renderToStaticMarkup(<Page initialEntries={[`/product/x${search}`]} />);
}
type Loaded = Awaited<ReturnType<typeof load>>;
const render = (loaderData: Loaded, search = "") =>
  show(createElement(ProductPage as never, { loaderData }), search);
const page = async (search = "", param = id) => render(await load(param), search);
const text = (html: string) => html.replaceAll(/<[^>]+>/g, "");
/** The picture on the stage. */
const stage = (html: string) => /<div class="gallery-stage">.*?cover-picture" src="([^"]*)"/.exec(html)?.[1];
const describeMeta = (loaderData: Loaded) =>
  meta({
    loaderData,
    matches: [{ loaderData: { origin: "https://ujamaa.example", siteName: "Market" } }],
  } as never) as Record<string, unknown>[];

describe("the page of a product", () => {
  it("[STORE-06] [STORE-16] [STORE-17] [STORE-19] shows title, subtitle and ribbon", async () => {
    const html = await page();
    expect(html).toContain("Harvest &lt;Throw&gt;</h1>");
    expect(html).toContain("Woven in Detroit");
    expect(html).toMatch(/class="badge badge-block"[^>]*>Small batch</);
  });

  it("[STORE-18] renders the description as HTML, without what could run", async () => {
    const html = await page();
    expect(html).toContain("<p>Four-shaft <b>cotton</b> &amp; merino.</p>");
    expect(html).not.toContain("alert(1)");
  });

  it("[STORE-20] shows the additional information", async () => {
    const html = await page();
    expect(html).toMatch(/<details[^>]*open[^>]*><summary>Care<\/summary>.*Cold hand wash\./);
  });

  it("[STORE-27] has a link back to the store", async () => {
    expect(await page()).toMatch(/<a [^>]*href="\/store"[^>]*>Back to Store</);
  });

  it("names the seller with a link to its page, its place and its rating", async () => {
    const html = await page();
    expect(html).toContain(`href="/business/${businessId}"`);
    expect(text(html)).toContain("Made and sold by");
    expect(text(html)).toContain("Detroit, MI");
    expect(html).toContain("Northstar &lt;Looms&gt;");
  });

  it("shows what goes with it once the catalogue is open, and says there what is sold out", async () => {
    capFreshness(services.db, 0);
    expect(await page()).not.toContain("Loom Kit");
    const openCatalogue = (is_on: boolean) =>
      services.owner
        .updateTable("launch_switches")
        .set({ is_on })
        .where("name", "=", "store_catalogue")
        .execute();
    await openCatalogue(true);
    const html = await page();
    await openCatalogue(false);
    expect(html).toMatch(/<h2 [^>]*>Weave on<\/h2>/);
    expect(html).toContain("Loom Kit");
    expect(html).toContain("Sold out");
  });
});

describe("the gallery", () => {
  it("[STORE-13] shows the pictures in their order, one at a time", async () => {
    const html = await page();
    expect(stage(html)).toBe(picture(3));
    const thumbs = /<ul class="gallery-thumbs">.*?<\/ul>/.exec(html)?.[0] ?? "";
    expect([...thumbs.matchAll(/cover-picture" src="([^"]*)"/g)].map(([, src]) => src)).toEqual(
      [3, 1, 2].map(picture),
    );
  });

  it("[STORE-14] [STORE-15] goes around at both ends, without scripts too", async () => {
    const link = (html: string, label: string) =>
      new RegExp(`<a (?=[^>]*aria-label="${label}")[^>]*href="([^"]*)"`).exec(html)?.[1];
    expect(link(await page("?picture=3"), "Next picture")).toBe("?picture=1");
    expect(link(await page("?picture=1"), "Previous picture")).toBe("?picture=3");
    expect(stage(await page("?picture=2"))).toBe(picture(1));
    expect(stage(await page("?picture=99"))).toBe(picture(3));
  });

  it("[STORE-23] turns to the picture of the chosen variant", async () => {
    expect(stage(await page(`?variant=${variantIds[1]}`))).toBe(picture(2));
  });

  it("[STORE-24] stays where it is when the chosen variant has none", async () => {
    const html = await page("?picture=2");
    const large = new RegExp(`href="(\\?variant=${variantIds[2]}[^"]*)"`).exec(html)?.[1] ?? "";
    expect(stage(await page(large.replaceAll("&amp;", "&")))).toBe(picture(1));
  });
});

describe("the choice of a variant", () => {
  const chosen = (html: string) =>
    [...html.matchAll(/<a (?=[^>]*href="\?variant=)(?=[^>]*aria-current="true")[^>]*>(.*?)<\/a>/g)]
      .map(([, label = ""]) => text(label))
      // The small pictures have no words.
      .filter(Boolean);

  it("[STORE-21] [STORE-22] offers each option, and starts with the first variant", async () => {
    const html = await page();
    for (const word of ["Color", "Size", "Plum", "Indigo, sold out", "Small", "Large"])
      expect(text(html)).toContain(word);
    expect(chosen(html)).toEqual(["Plum", "Small"]);
    expect(chosen(await page("?variant=nonsense"))).toEqual(["Plum", "Small"]);
  });

  it("follows the address", async () => {
    expect(chosen(await page(`?variant=${variantIds[2]}`))).toEqual(["Plum", "Large"]);
  });

  it("[STORE-33] [STORE-34] [STORE-35] shows the lowest price by default, and says what the first variant costs", async () => {
    const html = text(await page());
    expect(html).toContain("From $90.00");
    expect(html).toContain("Plum / Small: $128.00");
  });

  it("[STORE-31] [STORE-33] shows the price of the chosen variant, with the regular price struck through", async () => {
    const html = await page(`?variant=${variantIds[0]}`);
    expect(text(html)).toContain("On sale for $128.00 instead of $150.00");
    expect(html).toContain("<s>$150.00</s>");
    expect(html).not.toContain("From ");
  });

  it("[STORE-36] shows the price of the first variant with any other selection", async () => {
    const variants = [
      { title: "A", amount: 3000 },
      { title: "B", amount: 1000 },
    ];
    const first = await addProduct(database.db, { site_product_selection: "first_variant", variants });
    const html = text(await page("", first.id));
    expect(html).toContain("$30.00");
    expect(html).not.toContain("$10.00");
  });

  it("[STORE-22] opens on the first variant that can be bought, and on the first where none can", async () => {
    const grits = await addProduct(database.db, {
      variants: [
        { title: "White", stock: 0 },
        { title: "Yellow", stock: 45 },
        { title: "Blue", stock: 3 },
      ],
    });
    const html = await page("", grits.id);
    expect(chosen(html)).toEqual(["Yellow"]);
    expect(text(html)).toContain("45 in stock!");
    const gone = await addProduct(database.db, {
      variants: [
        { title: "Small", stock: 0 },
        { title: "Large", stock: 0 },
      ],
    });
    expect(chosen(await page("", gone.id))).toEqual(["Small, sold out"]);
  });

  it("offers variants by their titles where there are no options, and nothing for a single one", async () => {
    const two = await addProduct(database.db, {
      variants: [{ title: "Half pound" }, { title: "One pound" }],
    });
    expect(chosen(await page("", two.id))).toEqual(["Half pound"]);
    const one = await addProduct(database.db, { variants: [{ title: "One size" }] });
    expect(await page("", one.id)).not.toMatch(/href="[^"]*[?]variant=/);
  });
});

describe("what can be bought", () => {
  it("[STORE-25] [STORE-26] [STORE-41] offers one of what is in stock", async () => {
    const html = await page();
    expect(text(html)).toContain("Add to cart");
    expect(html).toMatch(/<input aria-label="Quantity"[^>]*value="1"/);
    expect(text(html)).toContain("7 in stock!");
  });

  it("[STORE-42] says that a sold out variant is unavailable", async () => {
    expect(text(await page(`?variant=${variantIds[1]}`))).toContain("Currently unavailable");
  });

  it("[STORE-37] [STORE-42] says so of a product that is not sold, or has nothing to sell", async () => {
    const withheld = await addProduct(database.db, { purchasable: false });
    expect(text(await page("", withheld.id))).toContain("Currently unavailable");
    const bare = await addProduct(database.db, { variants: [] });
    expect(text(await page("", bare.id))).toContain("Currently unavailable");
  });

  it("[STORE-39] says nothing where inventory is not managed", async () => {
    const html = text(await page(`?variant=${variantIds[2]}`));
    expect(html).not.toMatch(/in stock!|unavailable|left\./);
  });
});

describe("what search engines read", () => {
  it("[STORE-28] is the description as text, cut to 160 characters", async () => {
    const tags = describeMeta(await load(id));
    const description = String(tags.find(({ name }) => name === "description")?.content);
    expect(description).toMatch(/^Four-shaft cotton & merino\. Soft enough to fight over\. /);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description.length).toBeGreaterThan(130);
  });

  it("is a product with an offer for each variant", async () => {
    const tags = describeMeta(await load(id));
    const product = tags.find((tag) => "script:ld+json" in tag)?.["script:ld+json"] as { offers: object[] };
    expect(product).toMatchObject({
      "@type": "Product",
      name: "Harvest <Throw>",
      brand: { name: "Northstar <Looms>" },
    });
    const availability = (state: string) => `https://schema.org/${state}`;
    expect(product.offers).toMatchObject([
      {
        "@type": "Offer",
        price: "128.00",
        priceCurrency: "USD",
        sku: "T-1",
        availability: availability("InStock"),
      },
      { "@type": "Offer", price: "90.00", availability: availability("SoldOut") },
      { "@type": "Offer", price: "190.00", availability: availability("InStock") },
    ]);
  });
});

/** A thrown `data()` as React Router passes it to the error boundary. */
const asRouteError = ({ data, init }: { data: unknown; init: { status: number } }) => ({
  status: init.status,
  statusText: "",
  internal: false,
  data,
});
const renderError = (error: unknown) => show(createElement(ErrorBoundary as never, { error }));

describe("a product that cannot be shown", () => {
  it.each(["019a0000-0000-7000-8000-000000000000", "7", "' or true --"])(
    "%j is a 404 with a link back",
    async (param) => {
      const thrown = await load(param).catch((error) => error);
      expect(thrown).toMatchObject({ data: null, init: { status: 404 } });
      expect(renderError(asRouteError(thrown))).toMatch(/<a [^>]*href="\/store"/);
    },
  );

  it.each([{ status: "draft" }, { deleted_at: new Date() }])(
    "is one that is not published: %o",
    async (values) => {
      const { id: hidden } = await addProduct(database.db, values);
      expect(await load(hidden).catch((error) => error)).toMatchObject({ init: { status: 404 } });
    },
  );

  it("[STORE-43] says so when it cannot be read; only the log has the cause", async () => {
    const fail = () => {
      throw new Error("connection refused at 10.0.0.7");
    };
    const broken = services.db.withPlugin({ transformQuery: ({ node }) => node, transformResult: fail });
    const thrown = await load(id, broken).catch((error) => error);
    expect(thrown).toMatchObject({ data: { errorId: "request-7" }, init: { status: 503 } });
    const html = renderError(asRouteError(thrown));
    expect(html).toContain("<h1>Error loading product</h1>");
    expect(html).toContain("request-7");
    expect(JSON.stringify(thrown) + html).not.toContain("10.0.0.7");
    expect(log.error).toHaveBeenCalledOnce();
  });
});
