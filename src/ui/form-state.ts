import { createContext, useContext } from "react";
import type { ToastInput } from "./toast-store.ts";

/** The constraints of one field, with an error message per `ValidityState` key. */
export type FieldRules = {
  attributes: {
    required?: true;
    type?: "email" | "url" | "number" | "date";
    minLength?: number;
    maxLength?: number;
    min?: number;
    max?: number;
    pattern?: string;
  };
  words: Partial<Record<keyof ValidityState, string>>;
};
export type FormFields = Partial<Record<string, FieldRules>>;
export type FormErrors = Partial<Record<string, string>>;

/** Action data of a rejected form. */
export type FormFailure = {
  /** The id of the form on the page. */
  form: string;
  toast: ToastInput | null;
  errors: FormErrors;
  /** Shown next to the button if the error belongs to no field. */
  message: string | null;
  typed: Partial<Record<string, string>>;
  stamp: string | null;
};

/** The initial values of a form, by field. */
export type FormValues = Readonly<Record<string, unknown>>;

type FormState = {
  fields: FormFields;
  values?: FormValues | undefined;
  errors: FormErrors;
  failure: FormFailure | undefined;
  isSending: boolean;
};

const outside: FormState = { fields: {}, errors: {}, failure: undefined, isSending: false };
export const FormContext = createContext(outside);

/** The state of the surrounding form. */
export function useFormState(): FormState {
  return useContext(FormContext);
}

/** The rules of one field. Rows of a list, such as `links.0`, have those of the list. */
export function rulesOf(fields: FormFields, name: string): FieldRules | undefined {
  return fields[name] ?? fields[name.replace(/\.\d+$/, "")];
}

/** The state of one field of the surrounding form. */
export function useField(name: string | undefined) {
  const { fields, values, errors, failure } = useFormState();
  if (name === undefined) return { attributes: {}, error: undefined, typed: undefined, value: undefined };
  return {
    attributes: rulesOf(fields, name)?.attributes ?? {},
    error: errors[name],
    typed: failure?.typed[name],
    /** Empty if the form has values, but none for this field. */
    value: values && (values[name] ?? ""),
  };
}

/** The initial text of a field: typed before a rejection, the field's default, or the form's value. */
export function initialText<Own>({ typed, value }: ReturnType<typeof useField>, own: Own) {
  return typed ?? own ?? (value === undefined ? undefined : String(value));
}
