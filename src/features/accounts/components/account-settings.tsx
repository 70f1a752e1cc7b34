import { Mail } from "lucide";
import { PasswordField, TextField } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Icon } from "#ui/icon.tsx";
import { AccountSection } from "../exports/account-section.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

type AccountSettingsProps = {
  username: string;
  email: string;
  /** An address that is not confirmed yet. */
  newEmail: string | null;
  passwordMinLength: number;
  fields: Record<"name" | "email" | "password", FormFields>;
  failure: FormFailure | undefined;
};

/** Name, email and password, each in a separate form. */
export function AccountSettings(props: AccountSettingsProps) {
  const { username, email, newEmail, passwordMinLength, fields, failure } = props;
  return (
    <>
      <AccountSection id="name" title="Name" note="Shown beside what you write here.">
        <Form id="name" failure={failure} fields={fields.name} className="form">
          <TextField label="Username" name="username" autoComplete="nickname" defaultValue={username} />
          <FormSubmit variant="secondary" pendingLabel="Saving the name">
            Save name
          </FormSubmit>
        </Form>
      </AccountSection>
      <AccountSection id="email" title="Email" note="For emails from us and for logging in. Never shown.">
        <p className="mb-4 [overflow-wrap:anywhere]">
          Your email is <b>{email}</b>.
        </p>
        {newEmail && <WaitingEmail email={newEmail} />}
        <Form id="email" failure={failure} fields={fields.email} resetsOnSuccess className="form">
          <TextField label="New email" name="email" autoComplete="email" />
          <PasswordField label="Your password" name="current" autoComplete="current-password" />
          <FormSubmit variant="secondary" pendingLabel="Sending the link">
            Change email
          </FormSubmit>
        </Form>
      </AccountSection>
      <AccountSection id="password" title="Password" note="Changing it signs out your other devices.">
        <Form id="password" failure={failure} fields={fields.password} resetsOnSuccess className="form">
          <PasswordField label="Current password" name="current" autoComplete="current-password" />
          <NewPasswordField label="New password" minLength={passwordMinLength} />
          <FormSubmit variant="secondary" pendingLabel="Changing the password">
            Change password
          </FormSubmit>
        </Form>
      </AccountSection>
    </>
  );
}

function WaitingEmail({ email }: { email: string }) {
  return (
    <p className="mb-4 flex gap-3 border-accent border-l-6 bg-sunk px-4 py-3 [overflow-wrap:anywhere]">
      <Icon of={Mail} className="mt-0.5 flex-none" />
      <span>
        We sent a link to <b>{email}</b>. Until you open it, the address above stays.
      </span>
    </p>
  );
}
