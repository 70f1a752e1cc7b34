import { Badge } from "#ui/badge.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Stars } from "#ui/rating.tsx";
import { Select } from "#ui/select.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { rejectReasons } from "./decisions.ts";
import type { ShownHeld } from "./present-held.ts";

type HeldPostCardProps = {
  post: ShownHeld;
  fields: FormFields;
  failure: FormFailure | undefined;
};

/** One held post with all that decides about it, and the two ways out. */
export function HeldPostCard({ post, fields, failure }: HeldPostCardProps) {
  const { kind, id, businessId, businessName, rating, text, answers, author, why, createdAt, day, age } =
    post;
  return (
    <li id={`post-${id}`} className="scroll-mt-24 border-line border-b py-6">
      <article
        aria-labelledby={`title-${id}`}
        className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="min-w-0">
          <div className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-4">
            <Cloth id={businessId} palette="gold" ratio={1} height={104} className="size-13" />
            <div className="min-w-0">
              <h3
                id={`title-${id}`}
                tabIndex={-1}
                className="font-text! text-base! leading-snug! font-semibold! tracking-normal! [overflow-wrap:anywhere]"
              >
                <TextLink to={`/business/${businessId}`} className="text-ink no-underline hover:underline">
                  {businessName}
                </TextLink>
              </h3>
              <p className="text-muted text-small [overflow-wrap:anywhere]">{author}</p>
            </div>
            <time
              dateTime={createdAt}
              title={day}
              className="self-start pt-1 text-muted text-small whitespace-nowrap"
            >
              {age}
              <span className="sr-only"> ago, {day}</span>
            </time>
          </div>
          {answers && (
            <blockquote className="mt-4 line-clamp-2 border-line border-l-6 pl-4 text-muted text-small [overflow-wrap:anywhere]">
              {answers}
            </blockquote>
          )}
          <div className="mt-4 grid gap-1.5">
            {rating !== null && <Stars rating={rating} />}
            <p className="max-w-[64ch] whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </div>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small">
            <Badge tone="waiting">Held</Badge>
            <span className="min-w-0 flex-1 basis-60">{why}</span>
          </p>
        </div>
        <Choices {...{ kind, id, fields, failure }} of={`${author} about ${businessName}`} />
      </article>
    </li>
  );
}

type ChoicesProps = Pick<ShownHeld, "kind" | "id"> &
  Pick<HeldPostCardProps, "fields" | "failure"> & {
    /** What is decided about, for people who hear the page. */
    of: string;
  };

function Choices({ kind, id, of, fields, failure }: ChoicesProps) {
  const rejectId = `reject-${id}`;
  const which = (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
    </>
  );
  return (
    <div className="flex flex-wrap content-start gap-3">
      <Form id={`approve-${id}`} failure={failure} preventScrollReset className="flex-1">
        {which}
        <SubmitButton name="decision" value="approve" variant="approve" wide aria-label={`Approve: ${of}`}>
          Approve
        </SubmitButton>
      </Form>
      <details open={failure?.form === rejectId || undefined} className="flex-1 open:basis-full">
        <summary
          aria-label={`Reject: ${of}`}
          className="button button-secondary button-regular button-wide cursor-pointer list-none [&::-webkit-details-marker]:hidden"
        >
          Reject …
        </summary>
        <Form
          id={rejectId}
          failure={failure}
          fields={fields}
          preventScrollReset
          className="form surface mt-3 gap-3 p-4 shadow-[0_0_0_1px_var(--line)]"
        >
          {which}
          <Select
            label="Why it is rejected"
            name="reason"
            emptyLabel="Choose a reason"
            options={rejectReasons}
            defaultValue=""
          />
          <TextField label="Note" optional name="note" />
          <SubmitButton
            name="decision"
            value="reject"
            variant="danger"
            wide
            aria-label={`Reject for this reason: ${of}`}
          >
            Reject
          </SubmitButton>
        </Form>
      </details>
    </div>
  );
}
