import { data } from "react-router";
import { isUuid } from "#platform/db/is-uuid.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { Button } from "#ui/button.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import { UploadField } from "#ui/upload-field.tsx";
import { addPicture } from "../commands/add-picture.server.ts";
import { productPictures } from "../product-pictures.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/product-pictures";
import { EditorFrame } from "./editor-frame.tsx";
import { pictureSchema } from "./input.ts";
import { findProductText } from "./queries/find-product-text.server.ts";
import { listPictures } from "./queries/list-pictures.server.ts";

export const headers = passHeaders;
export const meta = pageTitle("Pictures of a product · Admin", { robots: "noindex" });

const failed = { title: "Save Error" };

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const product = isUuid(id) ? await findProductText(db, id) : undefined;
  if (!product) throw data(null, { status: 404 });
  const { title } = product;
  return { id, title, pictures: await listPictures(db, id), fields: describeFields(pictureSchema) };
}

export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  if (!isUuid(id)) throw data(null, { status: 404 });
  return answerForm(args, {
    schema: pictureSchema,
    refusals: productRefusals,
    title: failed.title,
    files: { picture: productPictures },
    run: (services, actor, { picture }) => addPicture(services, actor, { productId: id, uploadId: picture }),
    done: { to: `/admin/products/${id}/pictures`, toast: { title: "Picture added successfully" } },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The pictures of a product: add one, put one first, take one away. */
export default function ProductPicturesPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { id, title, pictures, fields } = loaderData;
  return (
    <EditorFrame
      title={`Pictures of ${title}`}
      note="The first one stands for the product in lists, carts and shared links."
      back={{ to: `/admin/products/${id}`, label: title }}
    >
      {pictures.length > 0 && (
        <ol className="mb-8 grid gap-5 sm:grid-cols-3">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <img
                src={picture.url}
                alt={`${title}, ${index + 1}`}
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
          <FormEnd>
            <SubmitButton pendingLabel="Saving">Add picture</SubmitButton>
          </FormEnd>
        </div>
      </Form>
    </EditorFrame>
  );
}
