/** Shown next to each of the two required fields. */
export const missing = { name: "Enter your full name.", email: "Enter your email." };

/** Whether one of them is missing, rather than wrong. */
export function lacksField(errors: Partial<Record<string, string>>): boolean {
  return errors.name === missing.name || errors.email === missing.email;
}
