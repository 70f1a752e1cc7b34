import { data } from "react-router";
import { isUnreachable } from "#platform/http/is-unreachable.ts";
import type { Mistakes } from "./input.ts";
import { describeRefusal } from "./refusals.ts";

/** What a page needs to show a form again: words, and what was typed. */
export type FormFailure = {
  /** `review`, or the id of the review that was answered. */
  form: string;
  toast: { title: string; description?: string; variant: "destructive" };
  mistakes: Mistakes<"rating" | "name" | "comment" | "text">;
  /** Said beside the button when no field is to blame. */
  message: string | null;
  typed: { rating: number; name: string; comment: string; text: string; isAnonymous: boolean };
  stamp: string;
};

type Words = Pick<FormFailure, "mistakes" | "message"> & { description: string };

/** The sent form as it is shown again. */
export function showAgain(form: FormData, { mistakes, message, description }: Words): FormFailure {
  const text = (field: string) => String(form.get(field) ?? "").slice(0, 10_000);
  const isReply = form.get("intent") === "reply";
  const title = isReply ? "Error submitting comment" : "Error submitting review";
  return {
    form: isReply ? text("review") : "review",
    // A missing rating has a notice of its own.
    toast: mistakes.rating
      ? { title: mistakes.rating, variant: "destructive" }
      : { title, description, variant: "destructive" },
    mistakes,
    message,
    typed: {
      rating: Number(form.get("rating")),
      name: text("name"),
      comment: text("comment"),
      text: text("text"),
      isAnonymous: form.get("anonymous") === "on",
    },
    stamp: text("stamp"),
  };
}

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/** Sends a form from the browser; when the server cannot be reached, the page stays and says so. */
export async function sendForm<Answer>({ request, serverAction }: Sending<Answer>) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const { message, status } = describeRefusal("unreachable");
    // With this status the router reads nothing anew, which would fail as well and take the page away.
    return data(showAgain(form, { mistakes: {}, message, description: message }), { status });
  }
}
