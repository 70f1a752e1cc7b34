/** Toast titles for a rejected post. */
export const failureTitles = { review: "Error submitting review", reply: "Error submitting comment" };

/** The toast for a form that could not be sent. */
export function failedPost(form: FormData) {
  return { title: form.get("intent") === "reply" ? failureTitles.reply : failureTitles.review };
}
