import { data } from "react-router";
import { listLastChanges } from "#platform/audit/list-last-changes.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Form, FormMessage, SubmitButton } from "#ui/form.tsx";
import { formatDay } from "#ui/format-day.ts";
import { TextLink } from "#ui/text-link.tsx";
import { updateProduct } from "../commands/update-product.server.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/edit-product";
import { EditorFrame } from "./editor-frame.tsx";
import { productSchema } from "./input.ts";
import { ProductFieldSets } from "./product-fields.tsx";
import { ProductParts } from "./product-parts.tsx";
import { backToList, readListQuery, toEditor } from "./products-query.ts";
import { findProductText } from "./queries/find-product-text.server.ts";
import { listCollections } from "./queries/list-collections.server.ts";
import { listPictures } from "./queries/list-pictures.server.ts";
import { listVariants } from "./queries/list-variants.server.ts";

export const headers = passHeaders;
export const meta = pageTitle("Edit a product · Admin", { robots: "noindex" });
// Also after a refusal: the next attempt needs the version that was saved in between.
export const shouldRevalidate = () => true;

const failed = { title: "Save Error" };

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const product = isUuid(id) ? await findProductText(db, id) : undefined;
  if (!product) throw data(null, { status: 404 });
  const [variants, pictures, collections, changes] = await Promise.all([
    listVariants(db, id),
    listPictures(db, id),
    listCollections(db),
    listLastChanges(db, { type: "product", ids: [id] }),
  ]);
  const last = changes.get(id);
  const query = readListQuery(url);
  return {
    ...{ product, variants, pictures, collections },
    note: last ? `Last changed ${formatDay(last.at)} by ${last.by}.` : undefined,
    fields: describeFields(productSchema),
    backTo: backToList(url),
    withdrawTo: toEditor(`${id}/withdraw`, query),
    picturesTo: toEditor(`${id}/pictures`, query),
    variantsTo: `/admin/products/${id}/variants`,
  };
}

export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  if (!isUuid(id)) throw data(null, { status: 404 });
  return answerForm(args, {
    schema: productSchema,
    refusals: productRefusals,
    title: failed.title,
    run: (services, actor, { version, ...fields }) => updateProduct(services, actor, { id, version, fields }),
    done: { to: backToList(args.url), toast: { title: "Product updated successfully" } },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The editor with the values of a product, and its variants and pictures below. */
export default function EditProductPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { product, variants, pictures, collections, note, fields, backTo } = loaderData;
  return (
    <EditorFrame
      title={`Edit ${product.title}`}
      note={
        <>
          {note} <TextLink to={`/product/${product.id}`}>See it in the store</TextLink>
        </>
      }
      back={{ to: backTo, label: "Products" }}
      cover={{ id: product.id, picture: pictures[0]?.url ?? null }}
    >
      <ProductParts {...loaderData} variants={variants} pictures={pictures} />
      <Form id="product" failure={failure} fields={fields}>
        <input type="hidden" name="version" value={product.version} />
        <ProductFieldSets values={product} collections={collections} />
        <FormMessage />
        <footer className="editor-foot">
          <SubmitButton pendingLabel="Saving">Save changes</SubmitButton>
          <ButtonLink to={backTo} variant="quiet">
            Cancel
          </ButtonLink>
          <TextLink to={loaderData.withdrawTo} className="editor-delete">
            {product.isWithdrawn ? "Bring product back" : "Withdraw product"}
          </TextLink>
        </footer>
      </Form>
    </EditorFrame>
  );
}
