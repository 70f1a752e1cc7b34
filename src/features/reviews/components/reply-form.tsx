import { Reply } from "lucide";
import { useRef } from "react";
import { BotCheck } from "#ui/bot-check.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormMessage, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Icon } from "#ui/icon.tsx";
import { useProof } from "./use-proof.ts";

type ReplyFormProps = {
  reviewId: string;
  /** The author of the review, for screen readers. */
  reviewer: string;
  stamp: string;
  /** Solves a proof of work while the visitor types: without one, a flood is recognized sooner. */
  needsProof: boolean;
  fields: FormFields;
  failure: FormFailure | undefined;
};

/** The reply form below a review, in a native disclosure. */
export function ReplyForm({ reviewId, reviewer, stamp, needsProof, fields, failure }: ReplyFormProps) {
  const proof = useProof();
  const details = useRef<HTMLDetailsElement>(null);
  const isOpen = failure?.form === reviewId;
  const close = () => {
    proof.reset();
    if (details.current) details.current.open = false;
  };

  return (
    <details ref={details} open={isOpen || undefined} className="mt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-small [&::-webkit-details-marker]:hidden">
        <Icon of={Reply} className="size-4" />
        Reply
        <span className="sr-only"> to {reviewer}</span>
      </summary>
      <Form
        id={reviewId}
        failure={failure}
        fields={fields}
        resetsOnSuccess
        onSend={needsProof ? proof.waitFor : undefined}
        onReset={close}
        onTouch={needsProof ? proof.start : undefined}
        className="form mt-3 gap-3"
      >
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="review" value={reviewId} />
        <BotCheck stamp={stamp} />
        {needsProof && <input ref={proof.field} type="hidden" name="proof" />}
        <div className="form-pair">
          <TextField label="Name" optional name="name" autoComplete="name" />
          <TextField label="Your reply" name="text" />
        </div>
        <FormMessage />
        <div className="actions">
          <SubmitButton
            size="small"
            variant="ink"
            pending={proof.isWaiting}
            pendingLabel="Posting your reply"
          >
            Post reply
          </SubmitButton>
          <Button type="reset" size="small" variant="quiet">
            Cancel
          </Button>
        </div>
      </Form>
    </details>
  );
}
