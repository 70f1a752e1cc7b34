import { saveError } from "#platform/admin/editor-errors.ts";
import { recordTitle } from "#platform/admin/record-title.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { servicesContext } from "#platform/http/services.ts";
import { EditorPage } from "#ui/admin/editor-page.tsx";
import { TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { UploadField } from "#ui/upload-field.tsx";
import { createProduct } from "../commands/create-product.server.ts";
import { productPictures } from "../product-pictures.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/new-product";
import { newProductSchema } from "./input.ts";
import { ProductFieldSets, VariantFieldSet } from "./product-fields.tsx";
import { adminProductList } from "./products-query.ts";
import { listCollections } from "./queries/list-collections.server.ts";

export const meta = recordTitle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return {
    title: "Add a product",
    values: { status: "published", purchasable: true, manage_inventory: true },
    collections: await listCollections(db),
    fields: describeFields(newProductSchema),
    backTo: adminProductList.href(adminProductList.backFrom(url)),
  };
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, {
    schema: newProductSchema,
    refusals: productRefusals,
    title: saveError,
    files: { picture: productPictures },
    run: createProduct,
    done: ({ id }) => ({
      to: adminProductList.hrefTo(`/admin/products/${id}`, adminProductList.backFrom(args.url)),
      toast: { title: "Product created successfully" },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: saveError });

/** A new product, with what its first variants have in common. */
export default function NewProductPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  return (
    <EditorPage
      loaded={loaderData}
      form="product"
      failure={failure}
      list="Products"
      saveLabel="Add product"
      palette="plum"
      takesFiles
    >
      <ProductFieldSets collections={loaderData.collections} />
      <FieldGroup title="What it costs, and how many there are">
        <VariantFieldSet />
        <TextField
          name="stock"
          label="In stock"
          optional
          inputMode="numeric"
          hint="Of each variant. Options make one variant for each combination."
        />
      </FieldGroup>
      <FieldGroup title="How it looks">
        <div className="sm:col-span-2">
          <UploadField name="picture" purpose={productPictures} label="First picture" optional />
        </div>
      </FieldGroup>
    </EditorPage>
  );
}
