import { PasswordField } from "#ui/field.tsx";

/** A field for a new password, with its requirements. */
export function NewPasswordField({ label, minLength }: { label: string; minLength: number }) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      hint={`At least ${minLength} characters.`}
    />
  );
}
