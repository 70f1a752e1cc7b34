import { useLocation } from "react-router";
import { saveError } from "#platform/admin/editor-errors.ts";
import { recordTitle } from "#platform/admin/record-title.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { EditorPage } from "#ui/admin/editor-page.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Route } from "./+types/edit-product";
import { productEditor } from "./product-editor.server.ts";
import { ProductFieldSets } from "./product-fields.tsx";
import { ProductParts } from "./product-parts.tsx";

export const meta = recordTitle;
export const loader = productEditor.loader;
export const action = productEditor.action;
export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: saveError });
// Also after a refusal: the next attempt needs the version that was saved in between.
export const shouldRevalidate = () => true;

/** The editor of a product, with its pictures and variants. */
export default function EditProductPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { values, choices } = loaderData;
  const { id, isWithdrawn, variants, pictures } = values;
  // Leads back to the same page of the table.
  const { search } = useLocation();
  const path = `/admin/products/${id}`;
  const removal = {
    to: `${path}/withdraw${search}`,
    label: isWithdrawn ? "Bring product back" : "Withdraw product",
  };
  return (
    <EditorPage
      loaded={{ ...loaderData, removal }}
      form="product"
      failure={failure}
      list="Products"
      saveLabel="Save changes"
      note={<TextLink to={`/product/${id}`}>See it in the store</TextLink>}
      palette="plum"
      cover={{ id, picture: pictures[0]?.url }}
      above={
        <ProductParts
          variants={variants}
          pictures={pictures}
          picturesTo={`${path}/pictures${search}`}
          variantsTo={`${path}/variants`}
        />
      }
    >
      <ProductFieldSets collections={choices} />
    </EditorPage>
  );
}
