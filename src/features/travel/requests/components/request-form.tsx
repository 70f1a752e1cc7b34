import { BotCheck } from "#ui/bot-check.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { closeDialog } from "#ui/close-dialog.ts";
import { TextArea, TextField } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { showToast } from "#ui/toast-store.ts";
import { requestTypes } from "../../request-types.ts";
import { lacksField } from "../missing-fields.ts";
import { requestToasts } from "../refusals.ts";

type RequestFormProps = {
  fields: FormFields;
  stamp: string;
  /** Prefilled for logged-in people. */
  person: { name: string; email: string } | null;
  failure: FormFailure | undefined;
};

/** Name, email, type, and details. */
export function RequestForm({ fields, stamp, person, failure }: RequestFormProps) {
  return (
    <Form
      failure={failure}
      fields={fields}
      className="form"
      preventScrollReset
      onInvalid={(errors) => {
        if (lacksField(errors)) showToast({ ...requestToasts.missing, variant: "destructive" });
      }}
    >
      <BotCheck stamp={stamp} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" defaultValue={person?.name} />
        <TextField
          label="Email"
          optional
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder="If you want an answer"
          defaultValue={person?.email}
        />
      </div>
      <RadioGroup legend="What is it about?" name="type" options={requestTypes} />
      <TextArea label="Details" optional name="details" rows={4} />
      <FormEnd>
        <div className="actions">
          <SubmitButton pendingLabel="Sending your request">Send request</SubmitButton>
          <ButtonLink to="/travel" variant="secondary" preventScrollReset onClick={closeDialog}>
            Cancel
          </ButtonLink>
        </div>
      </FormEnd>
    </Form>
  );
}
