import { createContext, useContext } from "react";
import type { ToastInput } from "./toast-store.ts";

/** The constraints of one field, and the words for breaking each, by the names of `ValidityState`. */
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

/** The answer to a form that was not taken. */
export type FormFailure = {
  /** Which form of the page it was. */
  form: string;
  toast: ToastInput | null;
  errors: FormErrors;
  /** Said beside the button when no field is to blame. */
  message: string | null;
  typed: Partial<Record<string, string>>;
  stamp: string | null;
};

type FormState = {
  fields: FormFields;
  errors: FormErrors;
  failure: FormFailure | undefined;
  isSending: boolean;
};

const outside: FormState = { fields: {}, errors: {}, failure: undefined, isSending: false };
export const FormContext = createContext(outside);

/** What the form around knows: whether it is being sent, and why it came back. */
export function useFormState(): FormState {
  return useContext(FormContext);
}

/** What the form around knows about one of its fields. */
export function useField(name: string | undefined) {
  const { fields, errors, failure } = useFormState();
  if (name === undefined) return { attributes: {}, error: undefined, typed: undefined };
  return {
    attributes: fields[name]?.attributes ?? {},
    error: errors[name],
    typed: failure?.typed[name],
  };
}
