import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { eventually } from "#testing/eventually.ts";
import { setUpServices } from "#testing/services.ts";
import { listVariants } from "../admin/queries/list-variants.server.ts";
import { newProduct, productText, storePicture, variantText } from "../product-text-for-tests.ts";
import { addPicture } from "./add-picture.server.ts";
import { changePicture } from "./change-picture.server.ts";
import { createProduct } from "./create-product.server.ts";
import { moveStock } from "./move-stock.server.ts";
import { saveVariant } from "./save-variant.server.ts";
import { updateProduct } from "./update-product.server.ts";
import { withdrawProduct } from "./withdraw-product.server.ts";

const { database, services } = setUpServices();
let admin: PersonActor;
let businessId: string;

beforeAll(async () => {
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
  const maker = { name: "Northstar Looms", location: "Detroit, MI" };
  ({ id: businessId } = await services.db
    .insertInto("businesses")
    .values(maker)
    .returning("id")
    .executeTakeFirstOrThrow());
});

async function create(changes: Parameters<typeof newProduct>[0] = {}) {
  const result = await createProduct(services, admin, newProduct(changes));
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}
const listingOf = (id: string) =>
  services.db.selectFrom("store_listings").selectAll().where("product_id", "=", id).executeTakeFirst();
const actionsFor = async (id: string) =>
  (
    await services.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

describe("a new product", () => {
  it("is in the store at once, with a variant for each combination, its stock, picture and seller", async () => {
    const picture = await storePicture(services, admin.id);
    const id = await create({
      seller: "northstar looms",
      collections: "Home, Gifts",
      options: "Size: Small, Large\nColor: Red",
      description: '<p onclick="x()">Warm</p><script>alert(1)</script>',
      sale_price: "120.50",
      sku: "HT-1",
      additional_info: "Care\n<p>By hand.</p>\n\nShipping\nThree days.",
      picture,
    });
    const variants = await listVariants(services.db, id);
    expect(
      variants.map(({ title, price, salePrice, sku, left }) => [title, price, salePrice, sku, left]),
    ).toEqual([
      ["Small / Red", 15_000, 12_050, "HT-1", 4],
      ["Large / Red", 15_000, 12_050, null, 4],
    ]);
    const product = await services.db
      .selectFrom("products")
      .select(["description", "business_id", "thumbnail"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(product).toMatchObject({ description: "<p>Warm</p>", business_id: businessId });
    expect(product.thumbnail).toMatch(/^\/files\/product-images\/.*\.jpg$/);
    expect(await listingOf(id)).toMatchObject({
      price: 12_050,
      old_price: 15_000,
      seller_name: "Northstar Looms",
      image_url: product.thumbnail,
    });
    const { fields } = await productText(services.db, id);
    expect(fields).toMatchObject({
      collections: ["Gifts", "Home"],
      seller: "Northstar Looms",
      options: [
        { title: "Size", values: ["Small", "Large"] },
        { title: "Color", values: ["Red"] },
      ],
      additional_info: [
        { title: "Care", description: "<p>By hand.</p>" },
        { title: "Shipping", description: "Three days." },
      ],
    });
    expect(await actionsFor(id)).toEqual(["product.create"]);
  });

  it("is refused with a seller nobody knows, a number that is taken and a picture that is gone", async () => {
    const attempt = async (changes: Parameters<typeof newProduct>[0]) => {
      const result = await createProduct(services, admin, newProduct(changes));
      return result.ok ? "ok" : result.reason;
    };
    expect(await attempt({ seller: "Nobody & Sons" })).toBe("unknown-seller");
    expect(await attempt({ seller: `https://x.example/business/${businessId}` })).toBe("ok");
    await services.db
      .insertInto("businesses")
      .values([{ name: "Twin" }, { name: "Twin" }])
      .execute();
    expect(await attempt({ seller: "Twin" })).toBe("several-sellers");
    await create({ sku: "ONE" });
    expect(await attempt({ sku: "ONE" })).toBe("sku-taken");
    const { id: other } = await makePerson(services);
    expect(await attempt({ picture: await storePicture(services, other) })).toBe("upload-gone");
  });
});

describe("a product", () => {
  it("is refused with a seller who goes while it is saved", async () => {
    const id = await create();
    const { fields, version } = await productText(services.db, id);
    const seller = await services.db
      .insertInto("businesses")
      .values({ name: "Leaving Looms" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const other = await services.owner.startTransaction().execute();
    await sql`select from products where id = ${id} for update`.execute(other);
    const saving = updateProduct(services, admin, {
      id,
      version,
      fields: { ...fields, seller: "Leaving Looms" },
    });
    try {
      await eventually(async () => {
        const { rows: waiting } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          services.owner,
        );
        expect(waiting).toHaveLength(1);
      });
      await services.db.deleteFrom("businesses").where("id", "=", seller.id).execute();
    } finally {
      await other.rollback().execute();
    }
    expect(await saving).toEqual({ ok: false, reason: "unknown-seller" });
  });

  it("is saved from the version that was shown only, and its options while no variant has them", async () => {
    const id = await create({ options: "Size: Small, Large" });
    const { fields, version } = await productText(services.db, id);
    const save = async (changes: object, from = version) => {
      const result = await updateProduct(services, admin, {
        id,
        version: from,
        fields: { ...fields, ...changes },
      });
      return result.ok ? "ok" : result.reason;
    };
    expect(await save({ options: [{ title: "Size", values: ["Small"] }] })).toBe("option-in-use");
    const options = [
      { title: "Size", values: ["Small", "Large", "Huge"] },
      { title: "Color", values: ["Red"] },
    ];
    expect(await save({ title: "Porch Throw", status: "draft", options, collections: ["New shelf"] })).toBe(
      "ok",
    );
    expect(await listingOf(id)).toBeUndefined();
    expect(await save({ title: "Lost" })).toBe("changed-meanwhile");
    const after = await productText(services.db, id);
    expect(after.fields).toMatchObject({ title: "Porch Throw", options, collections: ["New shelf"] });
    // Variants that were there have the first value of the new option.
    const { rows } = await sql<{ colors: number }>`
      select count(*)::integer as colors from variant_option_values chosen
      join product_options option on option.id = chosen.option_id
      where option.product_id = ${id} and option.title = 'Color'`.execute(database.owner);
    expect(rows).toEqual([{ colors: 2 }]);
    expect(await save({ options: options.slice(0, 1) }, after.version)).toBe("option-in-use");
  });

  it("gets new variants, whose values become values of the options", async () => {
    const productId = await create({ options: "Size: Small" });
    const save = async (
      title: string,
      changes: Parameters<typeof variantText>[0] = {},
      variantId: string | null = null,
    ) => {
      const input = { productId, variantId, fields: variantText({ title, ...changes }) };
      const result = await saveVariant(services, admin, input);
      return result.ok ? "ok" : result.reason;
    };
    expect(await save("Small")).toBe("same-values");
    expect(await save("Small / Red")).toBe("wrong-values");
    expect(await save("Large", { price: 900, sale_price: 800, sku: "L-1" })).toBe("ok");
    expect(await save("Huge", { sku: "L-1" })).toBe("sku-taken");
    const [small, large] = await listVariants(services.db, productId);
    expect(large).toMatchObject({ title: "Large", price: 900, salePrice: 800, left: 0 });
    expect((await productText(services.db, productId)).fields.options).toEqual([
      { title: "Size", values: ["Small", "Large"] },
    ]);
    expect(await save("Tiny", { price: 700 }, small?.id ?? "")).toBe("ok");
    expect((await listVariants(services.db, productId))[0]).toMatchObject({
      title: "Tiny",
      price: 700,
      left: 4,
    });
    const ofAnother = await create();
    const [foreign] = await listVariants(services.db, ofAnother);
    expect(await save("Mine", {}, foreign?.id ?? "")).toBe("unknown-variant");
  });

  it("is withdrawn and brought back, never deleted", async () => {
    const id = await create();
    expect(await withdrawProduct(services, admin, { id, isWithdrawn: true })).toMatchObject({ ok: true });
    expect(await listingOf(id)).toBeUndefined();
    expect(await withdrawProduct(services, admin, { id, isWithdrawn: true })).toMatchObject({ ok: false });
    expect(await withdrawProduct(services, admin, { id, isWithdrawn: false })).toMatchObject({ ok: true });
    expect(await listingOf(id)).toBeDefined();
    expect(await actionsFor(id)).toEqual(["product.create", "product.withdraw", "product.bring_back"]);
  });

  it("shows its first picture in lists, and another once that is put first or removed", async () => {
    const productId = await create({ picture: await storePicture(services, admin.id) });
    await addPicture(services, admin, { productId, uploadId: await storePicture(services, admin.id) });
    const pictures = () =>
      services.db
        .selectFrom("product_media")
        .select(["id", "url"])
        .where("product_id", "=", productId)
        .orderBy("position")
        .execute();
    const [first, second] = await pictures();
    await changePicture(services, admin, { productId, pictureId: second?.id ?? "", change: "first" });
    expect((await listingOf(productId))?.image_url).toBe(second?.url);
    const ofVariant = () =>
      services.db.selectFrom("product_variants").select("image_url").where("product_id", "=", productId);
    await services.db
      .updateTable("product_variants")
      .set({ image_url: second?.url })
      .where("product_id", "=", productId)
      .execute();
    await changePicture(services, admin, { productId, pictureId: second?.id ?? "", change: "remove" });
    expect(await pictures()).toEqual([first]);
    expect(new Set((await ofVariant().execute()).map((row) => row.image_url))).toEqual(new Set([null]));
    expect((await listingOf(productId))?.image_url).toBe(first?.url);
    const released = await services.db
      .selectFrom("stored_files")
      .select("delete_after")
      .where("key", "=", second?.url.split("/").at(-1) ?? "")
      .executeTakeFirstOrThrow();
    expect(Number(released.delete_after)).toBeGreaterThan(Date.now());
    const again = await changePicture(services, admin, {
      productId,
      pictureId: second?.id ?? "",
      change: "first",
    });
    expect(again).toEqual({ ok: false, reason: "unknown-picture" });
  });
});

describe("stock", () => {
  it("comes in and is corrected, but never below what is sold or held", async () => {
    const [variant] = await listVariants(services.db, await create());
    const variantId = variant?.id ?? "";
    const move = async (kind: "receive" | "correct", quantity: number) => {
      const result = await moveStock(services, admin, { variantId, kind, quantity, note: "Counted" });
      return result.ok ? "ok" : result.reason;
    };
    expect(await move("receive", 6)).toBe("ok");
    expect(await move("correct", -10)).toBe("ok");
    expect(await move("correct", -1)).toBe("too-few");
    const rows = await services.db
      .selectFrom("stock_movements")
      .select(["kind", "quantity", "moved_by"])
      .where("variant_id", "=", variantId)
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { kind: "receive", quantity: 4, moved_by: admin.id },
      { kind: "receive", quantity: 6, moved_by: admin.id },
      { kind: "correct", quantity: -10, moved_by: admin.id },
    ]);
  });
});

it("is all refused to members and visitors", async () => {
  const id = await create();
  const [variant] = await listVariants(services.db, id);
  const variantId = variant?.id ?? "";
  const { fields, version } = await productText(services.db, id);
  for (const actor of [aMember(admin.id), aVisitor()]) {
    const results = await Promise.all([
      createProduct(services, actor, newProduct()),
      updateProduct(services, actor, { id, version, fields }),
      withdrawProduct(services, actor, { id, isWithdrawn: true }),
      saveVariant(services, actor, { productId: id, variantId, fields: variantText() }),
      addPicture(services, actor, { productId: id, uploadId: "" }),
      changePicture(services, actor, { productId: id, pictureId: id, change: "remove" }),
      moveStock(services, actor, { variantId, kind: "receive", quantity: 1, note: null }),
    ]);
    for (const result of results) expect(result).toEqual({ ok: false, reason: "not-allowed" });
  }
});
