import { deleteError } from "#platform/admin/editor-errors.ts";
import { recordTitle } from "#platform/admin/record-title.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { ConfirmPage } from "#ui/admin/editor-page.tsx";
import type { Route } from "./+types/delete-synonym";
import { synonymEditor } from "./synonym-editor.server.ts";

export const meta = recordTitle;
export const loader = synonymEditor.confirmation;
export const action = synonymEditor.removal;
export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: deleteError });

/** Asks before search words are deleted. */
export default function DeleteSynonymPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage loaded={loaderData} failure={actionData}>
      <p>Searches then look for these words as they are typed.</p>
    </ConfirmPage>
  );
}
