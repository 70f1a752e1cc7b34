import { useLocation } from "react-router";
import { ReviewForm } from "#features/reviews/exports/review-form.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import { FormPanel } from "#ui/form-panel.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { StarPicker } from "#ui/star-picker.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Subject } from "../queries/find-subject.server.ts";
import { StateBadge } from "./own-words.tsx";

type Own = { rating: number; welcome: number; comment: string; isAnonymous: boolean; status: string };
type WriteReviewProps = {
  subject: Pick<Subject, "id" | "name">;
  stamp: string;
  fields: FormFields;
  isSignedIn: boolean;
  /** The member's existing review. */
  own: Own | null;
  failure: FormFailure | undefined;
};

/** The form for a new or existing review. Visitors get a link to log in. */
export function WriteReview({ subject, stamp, fields, isSignedIn, own, failure }: WriteReviewProps) {
  const isRejected = own?.status === "Rejected";
  return (
    <FormPanel palette="green" className="lg:sticky lg:top-24">
      <h2 id="review" className="mb-4 scroll-mt-28 text-h3">
        {own ? "Your review" : "Leave a Review"}
      </h2>
      {!isSignedIn && <LogInFirst />}
      {own && own.status !== "Approved" && (
        <p className="mb-4">
          <StateBadge status={own.status} />
        </p>
      )}
      {isSignedIn && !isRejected && (
        <ReviewForm
          key={`${subject.id} ${own?.comment ?? ""}`}
          stamp={stamp}
          fields={fields}
          failure={failure?.form === "delete" ? undefined : failure}
          defaultName={null}
          defaultRating={own?.rating}
          defaultComment={own?.comment}
          isAnonymous={own?.isAnonymous}
          canHideName
          submitLabel={own ? "Save review" : "Submit review"}
        >
          <StarPicker legend="How welcome did you feel?" name="welcome" defaultValue={own?.welcome} />
        </ReviewForm>
      )}
      {own && (
        <Form id="delete" failure={failure} className="mt-4">
          <FormSubmit variant="danger" size="small" pendingLabel="Deleting your review">
            Delete your review<span className="sr-only"> of {subject.name}</span>
          </FormSubmit>
        </Form>
      )}
    </FormPanel>
  );
}

function LogInFirst() {
  const { pathname } = useLocation();
  const to = `/login?${new URLSearchParams({ returnTo: pathname })}`;
  return (
    <p>
      You must be logged in to post a review. <TextLink to={to}>Log in</TextLink>
    </p>
  );
}
