import type { Flash } from "../response/flash.server.ts";

/** What a page needs to show a form again: messages and the submitted values. */
export type FormFailure<Reason extends string = string> = {
  /** The id of the form. */
  form: string;
  toast: Flash | null;
  /** Messages below the invalid fields. */
  errors: Partial<Record<string, string>>;
  /** Shown next to the button if the error belongs to no field. */
  message: string | null;
  reason: Reason | "invalid";
  /** Submitted values by field, without those marked as write-only, such as passwords. */
  typed: Partial<Record<string, string>>;
  /** When the form was shown, for the bot check. */
  stamp: string | null;
};

/** The id of the submitted form. */
export function formIdOf(form: FormData): string {
  return String(form.get("form") ?? "form");
}
