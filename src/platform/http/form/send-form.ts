import { data } from "react-router";
import { isUnreachable } from "../is-unreachable.ts";
import { type FormFailure, formIdOf } from "./form-failure.ts";

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> };
type Words = { title: string; description?: string };

const unreachable = "We could not be reached. Please check your connection and try again.";

/**
 * The `clientAction` of every form: when the server cannot be reached, the page stays with all that was typed and says
 * so. A page with several forms picks the words by what was sent.
 */
export async function sendForm<Answer>(
  { request, serverAction }: Sending<Answer>,
  words: Words | ((form: FormData) => Words),
) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const { title, description = unreachable } = typeof words === "function" ? words(form) : words;
    const failure: FormFailure<"unreachable"> = {
      form: formIdOf(form),
      toast: { title, description, variant: "destructive" },
      errors: {},
      message: unreachable,
      reason: "unreachable",
      // The fields are still on the page with all that was typed.
      typed: {},
      stamp: null,
    };
    // With this status the router does not load the page's data again, which would fail as well.
    return data(failure, { status: 503 });
  }
}
