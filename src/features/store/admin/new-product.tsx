import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormMessage, SubmitButton } from "#ui/form.tsx";
import { UploadField } from "#ui/upload-field.tsx";
import { createProduct } from "../commands/create-product.server.ts";
import { productPictures } from "../product-pictures.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/new-product";
import { EditorFrame } from "./editor-frame.tsx";
import { newProductSchema } from "./input.ts";
import { FieldGroup, ProductFieldSets, VariantFieldSet } from "./product-fields.tsx";
import { backToList, readListQuery, toEditor } from "./products-query.ts";
import { listCollections } from "./queries/list-collections.server.ts";

export const headers = passHeaders;
export const meta = pageTitle("Add a product · Admin", { robots: "noindex" });

const failed = { title: "Save Error" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return {
    collections: await listCollections(db),
    fields: describeFields(newProductSchema),
    backTo: backToList(url),
  };
}

export function action(args: Route.ActionArgs) {
  return answerForm(args, {
    schema: newProductSchema,
    refusals: productRefusals,
    title: failed.title,
    files: { picture: productPictures },
    run: createProduct,
    done: ({ id }) => ({
      to: toEditor(id, readListQuery(args.url)),
      toast: { title: "Product created successfully" },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The empty editor. */
export default function NewProductPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { collections, fields, backTo } = loaderData;
  return (
    <EditorFrame title="Add a product" back={{ to: backTo, label: "Products" }}>
      <Form id="product" failure={failure} fields={fields} takesFiles>
        <ProductFieldSets collections={collections} />
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
        <FormMessage />
        <footer className="editor-foot">
          <SubmitButton pendingLabel="Saving">Add product</SubmitButton>
          <ButtonLink to={backTo} variant="quiet">
            Cancel
          </ButtonLink>
        </footer>
      </Form>
    </EditorFrame>
  );
}
