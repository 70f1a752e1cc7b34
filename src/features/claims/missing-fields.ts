/** The toast when anything is missing. */
export const fieldsMissing = "Please fill out all fields and select a proof file.";

/** Shown next to each field. */
export const missing = {
  business: "Choose the business first.",
  ownerName: "Enter your name.",
  proof: "Select a proof file.",
};

/** Whether a field is missing, rather than wrong. */
export function lacksField(errors: Partial<Record<string, string>>): boolean {
  const words: readonly string[] = Object.values(missing);
  return Object.values(errors).some((error) => error !== undefined && words.includes(error));
}
