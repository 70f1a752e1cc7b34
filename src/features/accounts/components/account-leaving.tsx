import { Info, X } from "lucide";
import { Checkbox } from "#ui/choice.tsx";
import { PasswordField } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Icon } from "#ui/icon.tsx";
import { AccountSection } from "../exports/account-section.tsx";

type AccountLeavingProps = {
  fields: Record<"data" | "delete", FormFields>;
  failure: FormFailure | undefined;
};

/** Exporting one's data, and deleting the account. */
export function AccountLeaving({ fields, failure }: AccountLeavingProps) {
  return (
    <>
      <AccountSection id="data" title="Your data" note="Everything we keep about you, in one file.">
        <Form id="data" fields={fields.data} action="/account/data" reloadDocument className="form">
          <PasswordField label="Your password" name="current" autoComplete="current-password" />
          <FormSubmit variant="secondary">Download as JSON</FormSubmit>
        </Form>
      </AccountSection>
      <AccountSection
        id="delete"
        title="Delete your account"
        note="It happens at once and cannot be undone."
        isDanger
      >
        <Form id="delete" failure={failure} fields={fields.delete} className="form">
          <ul>
            <Loss icon={X}>Your name, your email and your devices are erased.</Loss>
            <Loss icon={Info}>Your reviews, replies and listed events stay, without your name.</Loss>
          </ul>
          <Checkbox label="Take my reviews, replies and events down too" name="removesPosts" />
          <PasswordField label="Your password" name="current" autoComplete="current-password" />
          <FormSubmit variant="danger" pendingLabel="Deleting your account">
            Delete my account
          </FormSubmit>
        </Form>
      </AccountSection>
    </>
  );
}

function Loss({ icon, children }: { icon: typeof X; children: string }) {
  return (
    <li className="flex items-center gap-3 border-line border-b py-2.5">
      <Icon of={icon} className={icon === X ? "flex-none text-danger" : "flex-none text-muted"} />
      {children}
    </li>
  );
}
