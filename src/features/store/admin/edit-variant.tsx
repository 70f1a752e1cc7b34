import { data } from "react-router";
import { isUuid } from "#platform/db/is-uuid.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormMessage, SubmitButton } from "#ui/form.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { saveVariant } from "../commands/save-variant.server.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/edit-variant";
import { EditorFrame } from "./editor-frame.tsx";
import { variantSchema } from "./input.ts";
import { FieldGroup, VariantFieldSet, writeDollars } from "./product-fields.tsx";
import { findProductText } from "./queries/find-product-text.server.ts";
import { findVariant } from "./queries/find-variant.server.ts";

export const headers = passHeaders;
export const meta = pageTitle("Edit a variant · Admin", { robots: "noindex" });

const failed = { title: "Save Error" };
type Params = { id: string; variantId: string };

/** The product and the variant of an address; `new` is a variant that does not exist yet. */
function readIds({ id, variantId }: Params) {
  if (!isUuid(id) || (variantId !== "new" && !isUuid(variantId))) throw data(null, { status: 404 });
  return { productId: id, variantId: variantId === "new" ? null : variantId };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { productId, variantId } = readIds(params);
  const [product, variant] = await Promise.all([
    findProductText(db, productId),
    variantId ? findVariant(db, productId, variantId) : null,
  ]);
  if (!product || variant === undefined) throw data(null, { status: 404 });
  const values = variant && {
    ...variant,
    price: writeDollars(variant.price),
    sale_price: writeDollars(variant.sale_price),
  };
  const { title, options } = product;
  return { productId, productTitle: title, options, values, fields: describeFields(variantSchema) };
}

export function action(args: Route.ActionArgs) {
  const ids = readIds(args.params);
  return answerForm(args, {
    schema: variantSchema,
    refusals: productRefusals,
    title: failed.title,
    run: (services, actor, fields) => saveVariant(services, actor, { ...ids, fields }),
    done: {
      to: `/admin/products/${ids.productId}`,
      toast: { title: ids.variantId ? "Variant updated successfully" : "Variant created successfully" },
    },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The editor of one variant, new or not. */
export default function EditVariantPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { productId, productTitle, options, values, fields } = loaderData;
  const backTo = `/admin/products/${productId}`;
  return (
    <EditorFrame
      title={values ? `${productTitle}: ${values.title}` : `Add a variant of ${productTitle}`}
      note={
        values && (
          <>
            Units come and go under <TextLink to={`/admin/stock/${values.id}`}>its stock</TextLink>.
          </>
        )
      }
      back={{ to: backTo, label: productTitle }}
    >
      <Form id="variant" failure={failure} fields={fields}>
        <FieldGroup title="What it is">
          <TextField
            name="title"
            label={options ? "Values" : "Title"}
            hint={
              options
                ? `One for each option, with a slash between them. ${options.replaceAll("\n", "; ")}`
                : undefined
            }
            defaultValue={values?.title ?? ""}
            className="sm:col-span-2"
          />
          <VariantFieldSet values={values ?? undefined} />
        </FieldGroup>
        <FormMessage />
        <footer className="editor-foot">
          <SubmitButton pendingLabel="Saving">{values ? "Save changes" : "Add variant"}</SubmitButton>
          <ButtonLink to={backTo} variant="quiet">
            Cancel
          </ButtonLink>
        </footer>
      </Form>
    </EditorFrame>
  );
}
