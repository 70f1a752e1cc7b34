import { data } from "react-router";
import { type FormFailure, formIdOf } from "./form-failure.ts";
import { isUnreachable } from "./is-unreachable.ts";

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> };
type Words = { title: string; description?: string };

const unreachable = "We could not be reached. Please check your connection and try again.";

/**
 * The `clientAction` of every form: when the server is unreachable, the page keeps what was typed and shows an error.
 * A page with several forms picks the message by the submitted data.
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
      // The fields on the page still hold what was typed.
      typed: {},
      stamp: null,
    };
    // With this status the router does not revalidate, which would fail as well.
    return data(failure, { status: 503 });
  }
}
