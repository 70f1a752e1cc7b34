import type { Flash } from "../response/flash.server.ts";

/** What a page needs to show a form again: messages and the submitted values. */
export type FormFailure<Reason extends string = string> = {
  /** Which form of the page it was. */
  form: string;
  toast: Flash | null;
  /** Messages below the invalid fields. */
  errors: Partial<Record<string, string>>;
  /** Shown next to the button when the error belongs to no field. */
  message: string | null;
  reason: Reason | "invalid";
  /** By field; never what the schema marks as write-only, such as a password. */
  typed: Partial<Record<string, string>>;
  /** When the form was shown, for the bot check. */
  stamp: string | null;
};

/** The id of the submitted form. */
export function formIdOf(form: FormData): string {
  return String(form.get("form") ?? "form");
}
