/** What a toast is called when a post was not taken. */
export const failureTitles = { review: "Error submitting review", reply: "Error submitting comment" };

/** The same for a form that could not be sent. */
export function failedPost(form: FormData) {
  return { title: form.get("intent") === "reply" ? failureTitles.reply : failureTitles.review };
}
