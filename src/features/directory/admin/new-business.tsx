import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { newListingSchema } from "../business/edit-input.ts";
import { createBusiness } from "../commands/create-business.server.ts";
import { listCategories } from "../queries/list-categories.server.ts";
import { listingRefusals } from "../refusals.ts";
import type { Route } from "./+types/new-business";
import { BusinessEditor } from "./business-editor.tsx";
import { saveError, toastForListing } from "./listing-toast.ts";
import { backToList } from "./return-to-list.ts";

export const headers = passHeaders;
export const meta = pageTitle("Add a business · Admin", { robots: "noindex" });

const failed = { title: saveError };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const categories = await listCategories(db);
  return { categories, fields: describeFields(newListingSchema), backTo: backToList(url) };
}

export function action(args: Route.ActionArgs) {
  return answerForm(args, {
    schema: newListingSchema,
    refusals: listingRefusals,
    title: saveError,
    toastFor: toastForListing,
    run: createBusiness,
    done: { to: backToList(args.url), toast: { title: "Business created successfully" } },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The empty editor. */
export default function NewBusinessPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  return <BusinessEditor {...loaderData} title="Add a business" failure={failure} saveLabel="Add business" />;
}
