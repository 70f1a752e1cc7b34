import type { FieldRules, FormErrors, FormFields } from "./form-state.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the browser itself finds wrong in a form, in the server's words; nothing when it can be sent. */
export function findErrors(form: HTMLFormElement, fields: FormFields): FormErrors | undefined {
  const errors: FormErrors = {};
  for (const control of controlsOf(form)) {
    const rules = fields[control.name];
    if (rules && control.willValidate) errors[control.name] ??= findError(control, rules);
  }
  return Object.values(errors).some(Boolean) ? errors : undefined;
}

/** Puts the focus into the first field of a form that is wrong. */
export function focusFirstError(form: HTMLFormElement, errors: FormErrors): void {
  const first = controlsOf(form).find(({ name, disabled }) => errors[name] && !disabled);
  first?.focus();
}

function findError({ validity, required, value }: Control, { words }: FieldRules) {
  // To the browser blanks are text, to the server they are nothing.
  if (required && value.trim() === "") return words.valueMissing;
  const broken = Object.keys(words) as (keyof ValidityState)[];
  return broken.map((name) => (validity[name] ? words[name] : undefined)).find(Boolean);
}

function controlsOf({ elements }: HTMLFormElement): Control[] {
  return [...elements].filter(
    (element): element is Control => "willValidate" in element && "value" in element,
  );
}
