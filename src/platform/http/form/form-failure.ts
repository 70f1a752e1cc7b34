import type { Flash } from "../flash.server.ts";

/** What a page needs to show a form again: words, and what was typed. */
export type FormFailure<Reason extends string = string> = {
  /** Which form of the page it was. */
  form: string;
  toast: Flash | null;
  /** Words below the fields that need mending. */
  errors: Partial<Record<string, string>>;
  /** Said beside the button when no field is to blame. */
  message: string | null;
  reason: Reason | "invalid";
  /** By field; never what the schema marks as write-only, such as a password. */
  typed: Partial<Record<string, string>>;
  /** When the form was shown, for the bot check. */
  stamp: string | null;
};

/** The id of the form that was sent. */
export function formIdOf(form: FormData): string {
  return String(form.get("form") ?? "form");
}
