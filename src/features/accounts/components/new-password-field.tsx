import { PasswordField } from "#ui/field.tsx";

/** A field for a password that is chosen here, with what it must be. */
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
