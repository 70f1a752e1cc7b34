import { saveError } from "#platform/admin/editor-errors.ts";
import { recordTitle } from "#platform/admin/record-title.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { requireFound, requireId } from "#platform/http/request/require-found.ts";
import { servicesContext } from "#platform/http/services.ts";
import { EditorPage } from "#ui/admin/editor-page.tsx";
import { TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { saveVariant } from "../commands/save-variant.server.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/edit-variant";
import { variantSchema } from "./input.ts";
import { VariantFieldSet, writeDollars } from "./product-fields.tsx";
import { findProductText } from "./queries/find-product-text.server.ts";
import { findVariant } from "./queries/find-variant.server.ts";

export const meta = recordTitle;

/** The product and the variant of a URL; `new` is a variant that does not exist yet. */
function readIds({ id, variantId }: Route.LoaderArgs["params"]) {
  return { productId: requireId(id), variantId: variantId === "new" ? null : requireId(variantId) };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { productId, variantId } = readIds(params);
  const { title, options } = requireFound(await findProductText(db, productId));
  const variant = variantId && requireFound(await findVariant(db, productId, variantId));
  const values = variant && {
    ...variant,
    price: writeDollars(variant.price),
    sale_price: writeDollars(variant.sale_price),
  };
  return {
    product: title,
    options,
    variantId,
    title: variant ? `${title}: ${variant.title}` : `Add a variant of ${title}`,
    values: values || { manage_inventory: true },
    fields: describeFields(variantSchema),
    backTo: `/admin/products/${productId}`,
  };
}

export function action(args: Route.ActionArgs) {
  const ids = readIds(args.params);
  return handleForm(args, {
    schema: variantSchema,
    refusals: productRefusals,
    title: saveError,
    run: (services, actor, fields) => saveVariant(services, actor, { ...ids, fields }),
    done: {
      to: `/admin/products/${ids.productId}`,
      toast: { title: ids.variantId ? "Variant updated successfully" : "Variant created successfully" },
    },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: saveError });

/** The editor of one variant, new or not. */
export default function EditVariantPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { product, options, variantId } = loaderData;
  return (
    <EditorPage
      loaded={loaderData}
      form="variant"
      failure={failure}
      list={product}
      saveLabel={variantId ? "Save changes" : "Add variant"}
      note={
        variantId && (
          <>
            Units come and go under <TextLink to={`/admin/stock/${variantId}`}>its stock</TextLink>.
          </>
        )
      }
      palette="plum"
    >
      <FieldGroup title="What it is">
        <TextField
          name="title"
          label={options ? "Values" : "Title"}
          hint={
            options
              ? `One for each option, with a slash between them. ${options.replaceAll("\n", "; ")}`
              : undefined
          }
          className="sm:col-span-2"
        />
        <VariantFieldSet />
      </FieldGroup>
    </EditorPage>
  );
}
