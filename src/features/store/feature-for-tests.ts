import { calls, defineFeatureTests, type Given } from "#testing/feature-tests.ts";
import { addPicture } from "./commands/add-picture.server.ts";
import { changePicture } from "./commands/change-picture.server.ts";
import { createProduct } from "./commands/create-product.server.ts";
import { moveStock } from "./commands/move-stock.server.ts";
import { saveVariant } from "./commands/save-variant.server.ts";
import { updateProduct } from "./commands/update-product.server.ts";
import { withdrawProduct } from "./commands/withdraw-product.server.ts";
import { addGood } from "./list/goods-for-tests.ts";
import { newProduct, productText, storePicture, variantText } from "./product-text-for-tests.ts";
import { addProduct } from "./products-for-tests.ts";

const storeId = "ujamaa";

async function addCandle({ services }: Given) {
  const { id, variantIds } = await addProduct(services.db, { title: "Porch Candle" });
  return { id, variantId: variantIds[0] ?? "" };
}
const addCandleId = async (given: Given) => (await addCandle(given)).id;

export const featureTests = defineFeatureTests({
  examples: {
    "/product/:id": addCandleId,
    "/admin/products/:id": addCandleId,
    "/admin/products/:id/variants/:variantId": addCandle,
    "/admin/products/:id/withdraw": addCandleId,
    "/admin/stock/:id": async (given) => (await addCandle(given)).variantId,
    "/api/store/:storeId/products/:id": async (given) => ({ storeId, id: await addCandleId(given) }),
    "/api/store/:storeId/variants": async (given) => ({
      storeId,
      "product_ids[]": await addCandleId(given),
    }),
  },
  commandCases: {
    addPicture: calls(addPicture, async (services, admin) => {
      const { productId } = await addGood(services.owner, { title: "Harvest Throw" });
      const uploadId = await storePicture(services, admin.id);
      return { productId, uploadId };
    }),
    changePicture: calls(changePicture, async (services, admin) => {
      const { productId } = await addGood(services.owner, { title: "Harvest Throw" });
      await addPicture(services, admin, { productId, uploadId: await storePicture(services, admin.id) });
      const { id: pictureId } = await services.db
        .selectFrom("product_media")
        .select("id")
        .where("product_id", "=", productId)
        .executeTakeFirstOrThrow();
      return { productId, pictureId, change: "remove" as const };
    }),
    createProduct: calls(createProduct, () => newProduct()),
    moveStock: calls(moveStock, async (services) => {
      const { variantId } = await addGood(services.owner, { title: "Harvest Throw" });
      return { variantId, kind: "receive" as const, quantity: 3, note: null };
    }),
    saveVariant: calls(saveVariant, async (services) => {
      const { productId, variantId } = await addGood(services.owner, { title: "Harvest Throw" });
      return { productId, variantId, fields: variantText() };
    }),
    updateProduct: calls(updateProduct, async (services) => {
      const { productId: id } = await addGood(services.owner, { title: "Harvest Throw" });
      const { fields, version } = await productText(services.db, id);
      return { id, version, fields: { ...fields, title: "Porch Throw" } };
    }),
    withdrawProduct: calls(withdrawProduct, async (services) => {
      const { productId: id } = await addGood(services.owner, { title: "Harvest Throw" });
      return { id, isWithdrawn: true };
    }),
  },
  projectionFaults: {
    store_listings: [
      "update store_listings set seller_name = 'Northstar Looms' where product_id = (select min(product_id::text)::uuid from store_listings)",
      "delete from store_listings where product_id = (select max(product_id::text)::uuid from store_listings)",
    ],
    store_counts: [
      "update store_counts set goods = goods + 2 where kind = 'all'",
      "delete from store_count_changes",
    ],
  },
});
