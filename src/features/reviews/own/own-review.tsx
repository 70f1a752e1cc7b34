import { data } from "react-router";
import { AccountSection } from "#features/accounts/exports/account-section.tsx";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { TextArea } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import { StarPicker } from "#ui/star-picker.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { failedPost } from "../failure-titles.ts";
import { isId, reviewEditSchema } from "../input.ts";
import { findOwnReview } from "../queries/list-own-reviews.server.ts";
import type { Route } from "./+types/own-review";
import { handleOwnReview } from "./handle-own-review.server.ts";
import { presentOwn } from "./present-own.ts";

export const meta = pageTitle("Edit your review", { robots: "noindex" });

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const { id: userId } = requirePerson(context, url);
  const { db } = context.get(servicesContext);
  const review = isId(id) ? await findOwnReview(db, { userId, id }) : null;
  if (!review) throw data(null, { status: 404 });
  return { review: presentOwn(review), fields: describeFields(reviewEditSchema) };
}

export function action(args: Route.ActionArgs) {
  requirePerson(args.context, args.url);
  return handleOwnReview(args, args.params.id);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failedPost);

export default function OwnReview({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { review, fields } = loaderData;
  return (
    <>
      <p className="py-3">
        <BackLink to="/account/reviews">Your reviews</BackLink>
      </p>
      {review.state !== "rejected" && (
        <AccountSection
          id="edit"
          title={review.businessName}
          note={`Written ${review.day}. Readers see that it was edited.`}
        >
          <Form id="edit" failure={failure} fields={fields} className="form">
            <StarPicker legend="Rating" name="rating" defaultValue={review.rating} />
            <TextArea label="Your review" name="comment" rows={6} defaultValue={review.comment} />
            <FormSubmit pendingLabel="Saving your review">Save review</FormSubmit>
          </Form>
        </AccountSection>
      )}
      <AccountSection
        id="delete"
        title="Delete this review"
        note="The replies to it go with it. It cannot be brought back."
        isDanger
      >
        <Form id="delete" failure={failure}>
          <FormSubmit variant="danger" pendingLabel="Deleting your review">
            Delete the review of {review.businessName}
          </FormSubmit>
        </Form>
      </AccountSection>
    </>
  );
}
