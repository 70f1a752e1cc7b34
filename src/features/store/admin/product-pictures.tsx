import { saveError } from "#platform/admin/editor-errors.ts";
import { recordTitle } from "#platform/admin/record-title.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { requireFound, requireId } from "#platform/http/request/require-found.ts";
import { servicesContext } from "#platform/http/services.ts";
import { EditorPanel } from "#ui/admin/editor-page.tsx";
import { Button } from "#ui/button.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import { UploadField } from "#ui/upload-field.tsx";
import { addPicture } from "../commands/add-picture.server.ts";
import { productPictures } from "../product-pictures.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/product-pictures";
import { pictureSchema } from "./input.ts";
import { findProductText } from "./queries/find-product-text.server.ts";
import { listPictures } from "./queries/list-pictures.server.ts";

export const meta = recordTitle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const id = requireId(params.id);
  const { title: product } = requireFound(await findProductText(db, id));
  const title = `Pictures of ${product}`;
  return { id, title, product, pictures: await listPictures(db, id), fields: describeFields(pictureSchema) };
}

export function action(args: Route.ActionArgs) {
  const productId = requireId(args.params.id);
  return handleForm(args, {
    schema: pictureSchema,
    refusals: productRefusals,
    title: saveError,
    files: { picture: productPictures },
    run: (services, actor, { picture }) => addPicture(services, actor, { productId, uploadId: picture }),
    done: {
      to: `/admin/products/${productId}/pictures`,
      toast: { title: "Picture added successfully" },
    },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: saveError });

/** The pictures of a product: add one, put one first, take one away. */
export default function ProductPicturesPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { id, title, product, pictures, fields } = loaderData;
  return (
    <EditorPanel
      title={title}
      note="The first one stands for the product in lists, carts and shared links."
      back={{ to: `/admin/products/${id}`, label: product }}
      palette="plum"
    >
      {pictures.length > 0 && (
        <ol className="mb-8 grid gap-5 sm:grid-cols-3">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <img
                src={picture.url}
                alt={`${product}, ${index + 1}`}
                className="aspect-square w-full object-cover"
              />
              <Form
                id={`picture-${picture.id}`}
                action={`/admin/products/${id}/pictures/change`}
                className="mt-2 flex flex-wrap gap-2"
              >
                <input type="hidden" name="pictureId" value={picture.id} />
                {index > 0 && (
                  <Button type="submit" name="change" value="first" variant="quiet" size="small">
                    Put first<span className="sr-only">: picture {index + 1}</span>
                  </Button>
                )}
                <Button type="submit" name="change" value="remove" variant="quiet" size="small">
                  Remove<span className="sr-only"> picture {index + 1}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ol>
      )}
      <Form id="picture" failure={failure} fields={fields} takesFiles key={pictures.length}>
        <UploadField name="picture" purpose={productPictures} label="Another picture" />
        <div className="mt-5">
          <FormSubmit pendingLabel="Saving">Add picture</FormSubmit>
        </div>
      </Form>
    </EditorPanel>
  );
}
