import { Check } from "lucide";
import { useState } from "react";
import { TextField } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Icon } from "#ui/icon.tsx";
import { Steps } from "#ui/steps.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { UploadField } from "#ui/upload-field.tsx";
import { claimProofs } from "../claim-proofs.ts";
import { claimQuery } from "../claim-query.ts";
import { fieldsMissing, lacksField } from "../missing-fields.ts";
import type { Claimable } from "../rules.ts";
import { subjectWords } from "../subject-words.ts";
import { claimSteps } from "./claim-steps.ts";

type ClaimFormProps = {
  claimable: Claimable;
  /** The account's email address. */
  email: string;
  fields: FormFields;
  failure: FormFailure | undefined;
};

/** The claim form. All steps are open, so that it is the same form without JavaScript. */
export function ClaimForm({ claimable, email, fields, failure }: ClaimFormProps) {
  const words = subjectWords[claimable.kind];
  const [hasName, setHasName] = useState(Boolean(failure?.typed.owner_name));
  const [hasProof, setHasProof] = useState(Boolean(failure?.typed.proof));
  return (
    <>
      <Steps label="Steps" steps={claimSteps(claimable.kind, { hasSubject: true, hasName, hasProof })} />
      <Form
        failure={failure}
        fields={fields}
        takesFiles
        onInvalid={(errors) =>
          lacksField(errors) && showToast({ title: fieldsMissing, variant: "destructive" })
        }
        className="mt-8"
      >
        {claimable.kind === "business" && <input type="hidden" name="business_id" value={claimable.id} />}
        <Chosen claimable={claimable} />
        <section aria-labelledby="you" className="border-line border-t py-8">
          <h2 id="you" className="mb-5">
            Who you are
          </h2>
          <div className="form-pair">
            <TextField
              label="Owner name"
              name="owner_name"
              autoComplete="name"
              hint="As it appears on your document."
              onInput={({ currentTarget }) => setHasName(currentTarget.value.trim() !== "")}
            />
            <TextField
              label="Contact email"
              type="email"
              value={email}
              readOnly
              hint="The address of your account. We write to it."
            />
          </div>
        </section>
        <section aria-labelledby="proof" className="border-ink border-t-2 py-8">
          <h2 id="proof">Show us it is yours</h2>
          <p className="mt-3 max-w-[58ch]">
            {words.proof} Cover up anything we do not need, such as account numbers.
          </p>
          <ul className="mt-4 mb-6 grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {words.proofs.map((proof) => (
              <li key={proof} className="flex items-start gap-2.5 py-1">
                <Icon of={Check} className="mt-1 size-4.5 flex-none text-forest" />
                {proof}
              </li>
            ))}
          </ul>
          <UploadField
            name="proof"
            purpose={claimProofs}
            label="Proof of ownership"
            hint="JPEG, PNG or PDF, up to 5MB"
            onChange={setHasProof}
          />
        </section>
        <FormSubmit size="large" pendingLabel="Sending your claim">
          Submit claim
        </FormSubmit>
      </Form>
    </>
  );
}

function Chosen({ claimable }: { claimable: Claimable }) {
  const { kind, name, category, location } = claimable;
  const facts = [category, location].filter(Boolean).join(", ");
  return (
    <div className="grid grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-ink border-t-2 py-4">
      <Icon of={Check} className="text-forest" />
      <div>
        <b className="[overflow-wrap:anywhere]">{name}</b>
        <p className="text-muted text-small">{facts}</p>
      </div>
      {kind === "business" && (
        <TextLink to={claimQuery.path}>
          Change<span className="sr-only"> the business</span>
        </TextLink>
      )}
    </div>
  );
}
