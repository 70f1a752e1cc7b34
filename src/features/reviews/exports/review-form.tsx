import { type ReactNode, useState } from "react";
import { BotCheck } from "#ui/bot-check.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { StarPicker } from "#ui/star-picker.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { useProof } from "../components/use-proof.ts";

type ReviewFormProps = {
  stamp: string;
  fields: FormFields;
  failure: FormFailure | undefined;
  /** Null asks for no name: the review is signed with the account. */
  defaultName?: string | null;
  defaultRating?: number | undefined;
  /** The default is no choice: who sends it untouched is asked once. */
  confirmsRating?: boolean;
  defaultComment?: string | undefined;
  /** Offers to post anonymously. */
  canHideName?: boolean;
  isAnonymous?: boolean | undefined;
  /** Solves a proof of work while the visitor types: without one, a flood is recognized sooner. */
  needsProof?: boolean;
  disabled?: boolean;
  /** Keeps the typed values after submitting. */
  keepsInput?: boolean;
  submitLabel?: string;
  /** More to ask, after the stars. */
  children?: ReactNode;
};

/** The form of a review. */
export function ReviewForm(props: ReviewFormProps) {
  const { stamp, fields, failure, defaultName = "", defaultRating, canHideName, needsProof } = props;
  const { disabled, keepsInput = false, submitLabel = "Submit review" } = props;
  const proof = useProof();
  const isHydrated = useIsHydrated();
  const [isRated, setIsRated] = useState(false);
  const isRatingMeant = isRated || Boolean(failure?.errors.rating);
  const [isAnonymous, setIsAnonymous] = useState(Boolean(failure?.typed.anonymous ?? props.isAnonymous));
  return (
    <Form
      id="review"
      failure={failure}
      fields={fields}
      resetsOnSuccess={!keepsInput}
      // The visitor stays at the form.
      preventScrollReset={keepsInput}
      onSend={needsProof ? proof.waitFor : undefined}
      onInvalid={({ rating }) => rating && showToast({ title: rating, variant: "destructive" })}
      onReset={() => {
        setIsAnonymous(false);
        setIsRated(false);
        proof.reset();
      }}
      onTouch={needsProof ? proof.start : undefined}
    >
      <fieldset disabled={disabled} className="form">
        <input type="hidden" name="intent" value="review" />
        <BotCheck stamp={stamp} />
        {needsProof && <input ref={proof.field} type="hidden" name="proof" />}
        {props.confirmsRating && (
          <input type="hidden" name="stars_meant" value={isRatingMeant ? "yes" : ""} />
        )}
        <StarPicker
          legend="Rating"
          name="rating"
          defaultValue={defaultRating}
          onPick={() => setIsRated(true)}
        />
        {props.children}
        {defaultName !== null && (
          <TextField
            label="Name"
            id="review-name"
            name="name"
            autoComplete="name"
            placeholder="Your name as shown"
            defaultValue={defaultName}
            disabled={isAnonymous}
            // Without JavaScript `required` cannot follow the checkbox, so anonymous posts would be impossible.
            required={!canHideName || (isHydrated && !isAnonymous)}
            error={isAnonymous ? null : undefined}
          />
        )}
        {canHideName && (
          <Checkbox
            label="Post anonymously"
            name="anonymous"
            defaultChecked={props.isAnonymous}
            onChange={(event) => setIsAnonymous(event.target.checked)}
          />
        )}
        <TextArea
          label="Your review"
          id="review-comment"
          name="comment"
          rows={disabled ? 2 : 5}
          defaultValue={props.defaultComment}
        />
        <FormSubmit wide pending={proof.isWaiting} pendingLabel="Sending your review">
          {submitLabel}
        </FormSubmit>
      </fieldset>
    </Form>
  );
}
