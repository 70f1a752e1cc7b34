import { PasswordField } from "#ui/field.tsx";
import { CodeField } from "./second-factor-forms.tsx";

/** Password, and the code if there is a second factor. */
export function ConfirmFields({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  return (
    <>
      <PasswordField label="Your password" name="current" autoComplete="current-password" />
      {hasSecondFactor && <CodeField hint="From your authenticator app, or a recovery code." />}
    </>
  );
}
