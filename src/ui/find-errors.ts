import { type FieldRules, type FormErrors, type FormFields, rulesOf } from "./form-state.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Runs the browser's constraint validation with the server's messages. Returns undefined if the form is valid. */
export function findErrors(form: HTMLFormElement, fields: FormFields): FormErrors | undefined {
  const errors: FormErrors = {};
  for (const control of controlsOf(form)) {
    const rules = rulesOf(fields, control.name);
    if (control.validity.customError) errors[control.name] ??= control.validationMessage;
    else if (rules && control.willValidate) errors[control.name] ??= findError(control, rules);
  }
  return Object.values(errors).some(Boolean) ? errors : undefined;
}

/** Focuses the first invalid field. */
export function focusFirstError(form: HTMLFormElement, errors: FormErrors): void {
  const first = controlsOf(form).find(({ name, disabled }) => errors[name] && !disabled);
  first?.focus();
}

function findError({ validity, required, value }: Control, { words }: FieldRules) {
  // The server trims values; the browser accepts whitespace as text.
  if (required && value.trim() === "") return words.valueMissing;
  const broken = Object.keys(words) as (keyof ValidityState)[];
  return broken.map((name) => (validity[name] ? words[name] : undefined)).find(Boolean);
}

function controlsOf({ elements }: HTMLFormElement): Control[] {
  return [...elements].filter(
    (element): element is Control => "willValidate" in element && "value" in element,
  );
}
