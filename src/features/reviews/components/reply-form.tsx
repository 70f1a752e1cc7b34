import { Reply } from "lucide";
import { type FormEvent, useId, useRef, useState } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { FieldError, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useFormFailure } from "#ui/use-form-failure.ts";
import { useIsLive } from "#ui/use-is-live.ts";
import type { FormFailure } from "../form-failure.ts";
import { type Mistakes, readReplyForm } from "../input.ts";
import { maxNameLength, maxTextLength } from "../rules.ts";
import { FormProof } from "./form-proof.tsx";
import { useProof } from "./use-proof.ts";

type ReplyFormProps = {
  reviewId: string;
  /** Whose review it is, for people who hear the page. */
  reviewer: string;
  stamp: string;
  /** Has the browser work while its owner writes: what nobody signs is shown at once only after that. */
  needsProof: boolean;
  failure: FormFailure | undefined;
};

/** Folds open below a review; the browser does that itself. */
export function ReplyForm({ reviewId, reviewer, stamp, needsProof, failure }: ReplyFormProps) {
  const { form, isSending } = useFormFailure(failure, {
    isThisForm: (sent) => sent.get("review") === reviewId,
    startsAnew: true,
  });
  const proof = useProof();
  const isLive = useIsLive();
  const fold = useRef<HTMLDetailsElement>(null);
  const [found, setFound] = useState<Mistakes<"name" | "text">>();
  const mistakes = found ?? failure?.mistakes ?? {};
  const messageId = useId();

  const check = (event: FormEvent<HTMLFormElement>) => {
    const input = readReplyForm(new FormData(event.currentTarget));
    setFound(input.ok ? undefined : input.mistakes);
    if (input.ok) return needsProof && proof.waitFor(event);
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>("[name=text]")?.focus();
  };
  const close = () => {
    setFound(undefined);
    proof.forget();
    if (fold.current) fold.current.open = false;
  };

  return (
    <details ref={fold} open={failure !== undefined || undefined} className="mt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-small [&::-webkit-details-marker]:hidden">
        <Icon of={Reply} className="size-4" />
        Reply
        <span className="sr-only"> to {reviewer}</span>
      </summary>
      <Form
        ref={form}
        method="post"
        noValidate={isLive}
        onSubmit={check}
        onReset={close}
        onFocus={needsProof ? proof.start : undefined}
        onInput={needsProof ? proof.start : undefined}
        className="form mt-3 gap-3"
      >
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="review" value={reviewId} />
        <FormProof stamp={failure?.stamp ?? stamp} />
        {needsProof && <input ref={proof.field} type="hidden" name="proof" />}
        <div className="form-pair">
          <TextField
            label="Name"
            optional
            name="name"
            autoComplete="name"
            maxLength={maxNameLength}
            defaultValue={failure?.typed.name}
            error={mistakes.name}
          />
          <TextField
            label="Your reply"
            name="text"
            required
            maxLength={maxTextLength}
            defaultValue={failure?.typed.text}
            error={mistakes.text}
          />
        </div>
        <FieldError id={messageId} error={failure?.message} />
        <div className="actions">
          <Button
            type="submit"
            size="small"
            variant="ink"
            pending={isSending || proof.isAwaited}
            pendingLabel="Posting your reply"
          >
            Post reply
          </Button>
          <Button type="reset" size="small" variant="quiet">
            Cancel
          </Button>
        </div>
      </Form>
    </details>
  );
}
