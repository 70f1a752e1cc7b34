import { beforeAll, describe, expect, it } from "vitest";
import { addProduct, receiveStock } from "#features/store/products-for-tests.ts";
import { alwaysAdmit } from "#platform/load/admission-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { mountSpecifiedApi } from "./specified-api.server.ts";

const { database, services } = setUpServices();
const collectionId = "019a0000-0000-7000-8000-0000000000c1";
let productId: string;
let variantIds: string[];
let relatedId: string;

beforeAll(async () => {
  const { db } = database;
  ({ id: relatedId } = await addProduct(db, { title: "Loom Kit" }));
  ({ id: productId, variantIds } = await addProduct(db, {
    title: "Harvest Throw",
    subtitle: "Woven in Detroit",
    ribbon_text: "Small batch",
    description: "<p>Four-shaft cotton.</p>",
    thumbnail: "/cloth/plum/480x480/throw.svg",
    position: 3,
    site_product_selection: "lowest_price_first",
    type_value: "physical",
    metadata: JSON.stringify({ loom: 4 }),
    variants: [
      {
        title: "Plum / Small",
        amount: 15000,
        saleAmount: 12800,
        imageUrl: "/cloth/plum/480x480/throw-1.svg",
        sku: "THROW-1",
        options: { Color: "Plum", Size: "Small" },
      },
      { title: "Plum / Large", amount: 19000, stock: null, options: { Color: "Plum", Size: "Large" } },
    ],
  }));
  await db
    .insertInto("variant_prices")
    .values({ variant_id: variantIds[0] ?? "", currency_code: "eur", amount: 14000 })
    .execute();
  await db
    .insertInto("product_media")
    .values([
      { product_id: productId, url: "/cloth/plum/480x480/throw-2.svg", position: 1 },
      { product_id: productId, url: "/cloth/plum/480x480/throw-1.svg", position: 0 },
    ])
    .execute();
  await db.insertInto("collections").values({ id: collectionId, title: "Home" }).execute();
  await db
    .insertInto("product_collections")
    .values({ product_id: productId, collection_id: collectionId, position: 5 })
    .execute();
  await db
    .insertInto("product_additional_info")
    .values({ product_id: productId, title: "Care", description: "<p>Cold.</p>", position: 2 })
    .execute();
  await db
    .insertInto("product_custom_fields")
    .values({ product_id: productId, title: "Initials", is_required: true })
    .execute();
  await db
    .insertInto("related_products")
    .values({
      product_id: productId,
      section_title: "Goes with it",
      related_type: "product",
      related_id: relatedId,
      position: 1,
    })
    .execute();
});

/** Calls the store's API like a browser. */
function call(path: string) {
  const answer = mountSpecifiedApi({ admission: alwaysAdmit, services, headers: {} });
  const visit = { requestId: "request-7", ip: "10.1.2.3", log: services.log };
  return answer(new Request(`http://localhost${path}`), visit);
}
const read = async (path: string) => (await call(path)).json();
const readProduct = () => read(`/api/store/ujamaa/products/${productId}?field=`);
const readVariants = (...ids: string[]) =>
  read(`/api/store/ujamaa/variants?fields=&${ids.map((id) => `product_ids[]=${id}`).join("&")}`);
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

describe("GET /api/store/{storeId}/products/{id}", () => {
  it.each([
    ["DATA-94", "id", () => productId],
    ["DATA-95", "title", () => "Harvest Throw"],
    ["DATA-96", "subtitle", () => "Woven in Detroit"],
    ["DATA-97", "ribbon_text", () => "Small batch"],
    ["DATA-98", "description", () => "<p>Four-shaft cotton.</p>"],
    ["DATA-99", "thumbnail", () => "/cloth/plum/480x480/throw.svg"],
    ["DATA-100", "status", () => "published"],
    ["DATA-101", "purchasable", () => true],
    ["DATA-102", "order", () => 3],
    ["DATA-103", "site_product_selection", () => "lowest_price_first"],
    ["DATA-118", "type", () => ({ value: "physical" })],
    ["DATA-127", "created_at", () => expect.stringMatching(/^\d{4}-.*Z$/)],
    ["DATA-128", "updated_at", () => expect.stringMatching(/^\d{4}-.*Z$/)],
    ["DATA-129", "deleted_at", () => null],
    ["DATA-130", "metadata", () => ({ loom: 4 })],
  ])("[STORE-08] [%s] returns %s", async (_, field, value) => {
    expect(await readProduct()).toHaveProperty(field, value());
  });

  it("[DATA-104] [DATA-105] [DATA-106] lists its media in order", async () => {
    expect((await readProduct()).media).toEqual([
      { id: uuid, url: "/cloth/plum/480x480/throw-1.svg", type: "image", order: 0 },
      { id: uuid, url: "/cloth/plum/480x480/throw-2.svg", type: "image", order: 1 },
    ]);
  });

  it("[DATA-107] [DATA-108] [DATA-109] lists its options with their values", async () => {
    expect((await readProduct()).options).toEqual([
      { id: uuid, title: "Color", values: [{ id: uuid, option_id: uuid, value: "Plum" }] },
      {
        id: uuid,
        title: "Size",
        values: [
          { id: uuid, option_id: uuid, value: "Small" },
          { id: uuid, option_id: uuid, value: "Large" },
        ],
      },
    ]);
  });

  it("[DATA-111] [DATA-112] [DATA-113] lists its collections", async () => {
    expect((await readProduct()).product_collections).toEqual([
      { product_id: productId, collection_id: collectionId, order: 5 },
    ]);
  });

  it("[DATA-114] [DATA-115] [DATA-116] [DATA-117] lists its additional information", async () => {
    expect((await readProduct()).additional_info).toEqual([
      { id: uuid, order: 2, title: "Care", description: "<p>Cold.</p>" },
    ]);
  });

  it("[DATA-119] [DATA-120] [DATA-121] lists its custom fields", async () => {
    expect((await readProduct()).custom_fields).toEqual([{ id: uuid, title: "Initials", is_required: true }]);
  });

  it("[DATA-122] [DATA-123] [DATA-124] [DATA-125] [DATA-126] lists related products", async () => {
    const related = { section_title: "Goes with it", related_type: "product", related_id: relatedId };
    expect((await readProduct()).related_products).toEqual([{ id: uuid, ...related, position: 1 }]);
  });

  it("[DATA-110] [DATA-131] [DATA-132] [DATA-133] [DATA-134] [DATA-145] [DATA-146] [DATA-147] [DATA-148] lists its variants in order", async () => {
    const { variants } = await readProduct();
    expect(variants).toHaveLength(2);
    expect(variants[0]).toMatchObject({
      id: variantIds[0],
      title: "Plum / Small",
      image_url: "/cloth/plum/480x480/throw-1.svg",
      sku: "THROW-1",
      manage_inventory: true,
      weight: 900,
      options: [
        { id: uuid, option_id: uuid, value: "Plum" },
        { id: uuid, option_id: uuid, value: "Small" },
      ],
      inventory_quantity: 7,
    });
    expect(variants[1]).toMatchObject({ image_url: null, sku: null, manage_inventory: false });
  });

  it("[DATA-135] [DATA-136] [DATA-137] [DATA-138] [DATA-139] [DATA-140] lists a variant's prices, dollars first", async () => {
    const { variants } = await readProduct();
    const usd = { code: "usd", symbol: "$", template: "$".concat("{amount}") };
    const eur = { code: "eur", symbol: "€", template: "€{amount}" };
    expect(variants[0].prices).toEqual([
      { amount: 15000, sale_amount: 12800, currency_code: "usd", currency: usd },
      { amount: 14000, sale_amount: null, currency_code: "eur", currency: eur },
    ]);
  });

  it("[STORE-29] [DATA-141] [DATA-142] [DATA-143] [DATA-144] returns the price in cents and formatted", async () => {
    const { variants } = await readProduct();
    expect(variants[0]).toMatchObject({
      price_in_cents: 15000,
      sale_price_in_cents: 12800,
      price_formatted: "$150.00",
      sale_price_formatted: "$128.00",
    });
    expect(variants[1]).toMatchObject({
      price_in_cents: 19000,
      sale_price_in_cents: null,
      price_formatted: "$190.00",
      sale_price_formatted: null,
    });
  });

  it("accepts field and fields with any value", async () => {
    const whole = await readProduct();
    for (const query of ["", "?field=title", "?fields=title,nonsense", "?field=&fields=x"])
      expect(await read(`/api/store/ujamaa/products/${productId}${query}`)).toEqual(whole);
  });

  it("must not be cached", async () => {
    const response = await call(`/api/store/ujamaa/products/${productId}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("omits a variant without a price", async () => {
    const { id } = await addProduct(database.db, { variants: [{ title: "Kept" }] });
    await database.db.insertInto("product_variants").values({ product_id: id, title: "Unpriced" }).execute();
    const { variants } = await read(`/api/store/ujamaa/products/${id}`);
    expect(variants.map(({ title }: { title: string }) => title)).toEqual(["Kept"]);
  });
});

describe("GET /api/store/{storeId}/variants", () => {
  it("[STORE-09] returns the variants of the named products with their current stock", async () => {
    const [first = ""] = variantIds;
    const before = await readVariants(productId, relatedId);
    expect(before.variants.map(({ product_id }: { product_id: string }) => product_id)).toEqual([
      productId,
      productId,
      relatedId,
    ]);
    expect(before.variants[0]).toMatchObject({ id: first, inventory_quantity: 7 });
    await receiveStock(database.db, first, -2);
    expect((await readVariants(productId)).variants[0]).toMatchObject({ id: first, inventory_quantity: 5 });
    await receiveStock(database.db, first, 2);
  });

  it("omits drafts, withdrawn and unknown products", async () => {
    const draft = await addProduct(database.db, { status: "draft" });
    const gone = await addProduct(database.db, { deleted_at: new Date() });
    const { variants } = await readVariants(draft.id, gone.id, "019a0000-0000-7000-8000-000000000000");
    expect(variants).toEqual([]);
  });

  it("accepts at most 100 products, counts each once, and refuses malformed ids", async () => {
    const many = Array.from(
      { length: 101 },
      (_, n) => `019a0000-0000-7000-8000-${String(n).padStart(12, "0")}`,
    );
    const ask = (ids: string[]) =>
      call(`/api/store/ujamaa/variants?${new URLSearchParams(ids.map((id) => ["product_ids[]", id]))}`);
    expect((await ask(many)).status).toBe(400);
    expect((await ask(many.slice(1))).status).toBe(200);
    expect((await ask(Array(200).fill(productId))).status).toBe(200);
    expect((await ask([])).status).toBe(400);
    expect((await ask(["7"])).status).toBe(400);
  });
});

describe("the store's URLs", () => {
  it.each([
    "/api/store/another/products/%id",
    "/api/store/UJAMAA/products/%id",
    "/api/store/ujamaa/products/7",
    "/api/store/ujamaa/products/019a0000-0000-7000-8000-000000000000",
    "/api/store/ujamaa/orders",
    "/api/store/ujamaa",
  ])("[STORE-10] [STORE-11] return 404 for %s", async (path) => {
    const response = await call(path.replace("%id", productId));
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it.each([{ status: "draft" }, { deleted_at: new Date() }])(
    "serve published products only: %o",
    async (values) => {
      const { id } = await addProduct(database.db, values);
      expect((await call(`/api/store/ujamaa/products/${id}`)).status).toBe(404);
    },
  );

  it("count calls", async () => {
    const response = await call(`/api/store/ujamaa/products/${productId}`);
    expect(response.headers.get("ratelimit")).toContain("api");
  });
});
