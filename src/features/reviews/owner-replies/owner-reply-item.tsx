import { Reply } from "lucide";
import { Badge } from "#ui/badge.tsx";
import { TextArea } from "#ui/field.tsx";
import { Form, FormSubmit, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Icon } from "#ui/icon.tsx";
import { Stars } from "#ui/rating.tsx";

type OwnerReply = { id: string; text: string; day: string; isRejected: boolean };
type Review = {
  id: string;
  name: string;
  rating: number;
  text: string;
  day: string;
  answer: OwnerReply | null;
};
type Props = {
  review: Review;
  /** The account that signs. */
  username: string;
  fields: FormFields;
  failure: FormFailure | undefined;
};

/** A review with the owner's answer, or the form to write one. */
export function OwnerReplyItem(props: Props) {
  const { id, name, rating, text, day, answer } = props.review;
  return (
    <article
      id={`review-${id}`}
      aria-label={`Review by ${name}`}
      className="scroll-mt-24 border-line border-b py-6"
    >
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-0.5">
        <b className="wrap-anywhere">{name}</b>
        <Stars rating={rating} />
        <span className="w-full text-muted text-small sm:ml-auto sm:w-auto">{day}</span>
      </div>
      <p className="wrap-anywhere mt-2 max-w-[64ch] whitespace-pre-line">{text}</p>
      {answer ? <PostedReply {...props} answer={answer} /> : <NewOwnerReply {...props} />}
    </article>
  );
}

const summary =
  "link inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-small [&::-webkit-details-marker]:hidden";

function NewOwnerReply({ review, username, fields, failure }: Props) {
  const formId = `answer-${review.id}`;
  return (
    <details open={failure?.form === formId || undefined} className="mt-2">
      <summary className={summary}>
        <Icon of={Reply} className="size-4" />
        Answer<span className="sr-only"> {review.name}</span>
      </summary>
      <Form id={formId} failure={failure} fields={fields} preventScrollReset className="form mt-3 gap-3">
        <TextArea label="Your answer" name="text" rows={3} hint={`Shown as ${username}, owner.`} />
        <FormSubmit pendingLabel="Posting your answer">Post answer</FormSubmit>
      </Form>
    </details>
  );
}

function PostedReply({ review, answer, username, fields, failure }: Props & { answer: OwnerReply }) {
  const formId = `edit-${answer.id}`;
  return (
    <div className="mt-3 border-accent border-l-6 bg-sunk px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
        <b>{username}</b>
        <Badge tone="gold">Owner</Badge>
        {answer.isRejected && <Badge tone="bad">Not published</Badge>}
        <span className="text-muted sm:ml-auto">{answer.day}</span>
      </p>
      <p className="wrap-anywhere mt-1 whitespace-pre-line text-small">{answer.text}</p>
      <div className="mt-1 flex flex-wrap items-start gap-x-6">
        {!answer.isRejected && (
          <details open={failure?.form === formId || undefined} className="open:basis-full">
            <summary className={summary}>
              Change<span className="sr-only"> your answer to {review.name}</span>
            </summary>
            <Form
              id={formId}
              failure={failure}
              fields={fields}
              preventScrollReset
              className="form my-3 gap-3"
            >
              <TextArea label="Your answer" name="text" rows={3} defaultValue={answer.text} />
              <FormSubmit pendingLabel="Saving your answer">Save answer</FormSubmit>
            </Form>
          </details>
        )}
        <Form id={`delete-${answer.id}`} preventScrollReset>
          <SubmitButton
            variant="bare"
            className="link min-h-11 text-small"
            pendingLabel="Deleting your answer"
          >
            Delete<span className="sr-only"> your answer to {review.name}</span>
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}
