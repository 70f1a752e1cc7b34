import { addPicture } from "#features/store/commands/add-picture.server.ts";
import { changePicture } from "#features/store/commands/change-picture.server.ts";
import { createProduct } from "#features/store/commands/create-product.server.ts";
import { moveStock } from "#features/store/commands/move-stock.server.ts";
import { saveVariant } from "#features/store/commands/save-variant.server.ts";
import { updateProduct } from "#features/store/commands/update-product.server.ts";
import { withdrawProduct } from "#features/store/commands/withdraw-product.server.ts";
import { addGood } from "#features/store/list/goods-for-tests.ts";
import {
  newProduct,
  productText,
  storePicture,
  variantText,
} from "#features/store/product-text-for-tests.ts";
import type { AdminCommandCase } from "./admin-command-case.ts";

/** One successful call of each command of the store's admin tabs. */
export const storeCommandCases: Readonly<Record<string, AdminCommandCase>> = {
  "src/features/store/commands/add-picture.server.ts": {
    prepare: async (services, admin) => {
      const { productId } = await addGood(services.owner, { title: "Harvest Throw" });
      const uploadId = await storePicture(services, admin.id);
      return (actor) => addPicture(services, actor, { productId, uploadId });
    },
  },
  "src/features/store/commands/change-picture.server.ts": {
    prepare: async (services, admin) => {
      const { productId } = await addGood(services.owner, { title: "Harvest Throw" });
      await addPicture(services, admin, { productId, uploadId: await storePicture(services, admin.id) });
      const { id: pictureId } = await services.db
        .selectFrom("product_media")
        .select("id")
        .where("product_id", "=", productId)
        .executeTakeFirstOrThrow();
      return (actor) => changePicture(services, actor, { productId, pictureId, change: "remove" });
    },
  },
  "src/features/store/commands/create-product.server.ts": {
    prepare: async (services) => (actor) => createProduct(services, actor, newProduct()),
  },
  "src/features/store/commands/move-stock.server.ts": {
    prepare: async (services) => {
      const { variantId } = await addGood(services.owner, { title: "Harvest Throw" });
      return (actor) => moveStock(services, actor, { variantId, kind: "receive", quantity: 3, note: null });
    },
  },
  "src/features/store/commands/save-variant.server.ts": {
    prepare: async (services) => {
      const { productId, variantId } = await addGood(services.owner, { title: "Harvest Throw" });
      return (actor) => saveVariant(services, actor, { productId, variantId, fields: variantText() });
    },
  },
  "src/features/store/commands/update-product.server.ts": {
    prepare: async (services) => {
      const { productId: id } = await addGood(services.owner, { title: "Harvest Throw" });
      const { fields, version } = await productText(services.db, id);
      return (actor) =>
        updateProduct(services, actor, { id, version, fields: { ...fields, title: "Porch Throw" } });
    },
  },
  "src/features/store/commands/withdraw-product.server.ts": {
    prepare: async (services) => {
      const { productId: id } = await addGood(services.owner, { title: "Harvest Throw" });
      return (actor) => withdrawProduct(services, actor, { id, isWithdrawn: true });
    },
  },
};
