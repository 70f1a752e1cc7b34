import { defineEditor } from "#platform/admin/define-editor.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { updateProduct } from "../commands/update-product.server.ts";
import { productRefusals } from "../refusals.ts";
import { productSchema } from "./input.ts";
import { adminProductList } from "./products-query.ts";
import { findProductText } from "./queries/find-product-text.server.ts";
import { listCollections } from "./queries/list-collections.server.ts";
import { listPictures } from "./queries/list-pictures.server.ts";
import { listVariants } from "./queries/list-variants.server.ts";

/** A new product has a form of its own, because it starts with variants, stock and a picture. */
export const productEditor = defineEditor({
  list: adminProductList,
  path: "/admin/products",
  subject: "product",
  refusals: productRefusals,
  load: async (db: Db, id: string) => {
    const product = await findProductText(db, id);
    if (!product) return undefined;
    const [variants, pictures] = await Promise.all([listVariants(db, id), listPictures(db, id)]);
    return { ...product, variants, pictures };
  },
  choices: listCollections,
  edit: {
    title: ({ title }) => `Edit ${title}`,
    schema: productSchema,
    run: (services, actor, { id, fields: { version, ...fields } }) =>
      updateProduct(services, actor, { id, version, fields }),
    toast: "Product updated successfully",
  },
});
