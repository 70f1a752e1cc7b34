import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { FieldError, TextArea, TextField } from "#ui/field.tsx";
import { StarPicker } from "#ui/star-picker.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useFormFailure } from "#ui/use-form-failure.ts";
import { useIsLive } from "#ui/use-is-live.ts";
import type { FormFailure } from "../form-failure.ts";
import { type Mistakes, type ReviewField, readReviewForm } from "../input.ts";
import { maxNameLength, maxTextLength } from "../rules.ts";
import { FormProof } from "./form-proof.tsx";
import { useProof } from "./use-proof.ts";

type ReviewFormProps = {
  stamp: string;
  failure: FormFailure | undefined;
  defaultName?: string;
  defaultRating?: number;
  /** Offers to post without a name. */
  mayHideName?: boolean;
  /** Has the browser work while its owner writes: what nobody signs is shown at once only after that. */
  needsProof?: boolean;
  disabled?: boolean;
  /** What was typed stays after it was sent. */
  keepsWords?: boolean;
};

/** Rating, name and words. */
export function ReviewForm({
  stamp,
  failure,
  defaultName = "",
  defaultRating,
  mayHideName,
  needsProof,
  disabled,
  keepsWords,
}: ReviewFormProps) {
  const { form, isSending } = useFormFailure(failure, {
    isThisForm: (sent) => sent.get("intent") === "review",
    startsAnew: !keepsWords,
  });
  const proof = useProof();
  const isLive = useIsLive();
  const [isAnonymous, setIsAnonymous] = useState(failure?.typed.isAnonymous ?? false);
  const [found, setFound] = useState<Mistakes<ReviewField>>();

  const check = (event: FormEvent<HTMLFormElement>) => {
    const input = readReviewForm(new FormData(event.currentTarget));
    setFound(input.ok ? undefined : input.mistakes);
    if (input.ok) return needsProof && proof.waitFor(event);
    event.preventDefault();
    if (input.mistakes.rating) showToast({ title: input.mistakes.rating, variant: "destructive" });
    focusFirst(event.currentTarget, input.mistakes);
  };

  return (
    <Form
      ref={form}
      method="post"
      noValidate={isLive}
      // Whoever keeps the words goes on where they are.
      preventScrollReset={keepsWords ?? false}
      onSubmit={check}
      onReset={() => {
        setIsAnonymous(false);
        setFound(undefined);
        proof.forget();
      }}
      onFocus={needsProof ? proof.start : undefined}
      onInput={needsProof ? proof.start : undefined}
    >
      <fieldset disabled={disabled} className="form">
        <input type="hidden" name="intent" value="review" />
        <FormProof stamp={failure?.stamp ?? stamp} />
        {needsProof && <input ref={proof.field} type="hidden" name="proof" />}
        <ReviewFields
          defaultName={failure?.typed.name ?? defaultName}
          defaultRating={failure?.typed.rating || defaultRating}
          defaultComment={failure?.typed.comment}
          mayHideName={mayHideName}
          hidName={failure?.typed.isAnonymous}
          isAnonymous={isAnonymous}
          // Without a script nobody could post without a name if the browser insisted on one.
          needsName={!mayHideName || (isLive && !isAnonymous)}
          mistakes={found ?? failure?.mistakes ?? {}}
          message={failure?.message}
          isSending={isSending || proof.isAwaited}
          onRate={() => setFound(({ rating: _mended, ...others } = {}) => others)}
          onHideName={setIsAnonymous}
        />
      </fieldset>
    </Form>
  );
}

type ReviewFieldsProps = {
  defaultName: string;
  defaultRating: number | undefined;
  defaultComment: string | undefined;
  mayHideName: boolean | undefined;
  /** Whether the name was hidden when the form was sent. */
  hidName: boolean | undefined;
  isAnonymous: boolean;
  needsName: boolean;
  mistakes: Mistakes<ReviewField>;
  message: string | null | undefined;
  isSending: boolean;
  onRate: () => void;
  onHideName: (isHidden: boolean) => void;
};

/** All of the form that people see: the same for everybody who has not typed yet. */
function ReviewFields({
  defaultName,
  defaultRating,
  defaultComment,
  mayHideName,
  hidName,
  isAnonymous,
  needsName,
  mistakes,
  message,
  isSending,
  onRate,
  onHideName,
}: ReviewFieldsProps) {
  return (
    <>
      <StarPicker
        legend="Rating"
        name="rating"
        defaultValue={defaultRating}
        error={mistakes.rating}
        onChange={onRate}
      />
      <TextField
        label="Name"
        id="review-name"
        name="name"
        autoComplete="name"
        maxLength={maxNameLength}
        placeholder="How you sign things"
        defaultValue={defaultName}
        disabled={isAnonymous}
        required={needsName}
        error={isAnonymous ? null : mistakes.name}
      />
      {mayHideName && (
        <Checkbox
          label="Post without my name"
          name="anonymous"
          defaultChecked={hidName}
          onChange={(event) => onHideName(event.target.checked)}
        />
      )}
      <TextArea
        label="Your review"
        id="review-comment"
        name="comment"
        rows={5}
        maxLength={maxTextLength}
        required
        defaultValue={defaultComment}
        error={mistakes.comment}
      />
      <div className="[&>:first-child:not(:empty)]:mb-4">
        <FieldError id="review-message" error={message} />
        <Button type="submit" wide pending={isSending} pendingLabel="Sending your review">
          Submit review
        </Button>
      </div>
    </>
  );
}

function focusFirst(form: HTMLFormElement, mistakes: Mistakes<ReviewField>) {
  const first = (["rating", "name", "comment"] as const).find((field) => mistakes[field]);
  form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}
