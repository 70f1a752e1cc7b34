import { deleteError } from "#platform/admin/editor-errors.ts";
import { recordTitle } from "#platform/admin/record-title.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { ConfirmPage } from "#ui/admin/editor-page.tsx";
import { describeCount } from "#ui/format-number.ts";
import type { Route } from "./+types/delete-business";
import { businessEditor } from "./business-editor.server.ts";
import type { Deletion } from "./queries/find-deletion.server.ts";

export const meta = recordTitle;
export const loader = businessEditor.confirmation;
export const action = businessEditor.removal;
export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: deleteError });

/** Asks before a business is deleted, and says what will be lost. */
export default function DeleteBusinessPage({ loaderData, actionData }: Route.ComponentProps) {
  const { doomed } = loaderData;
  return (
    <ConfirmPage loaded={loaderData} failure={actionData} cover={{ id: doomed.id }}>
      <p>{describeLoss(doomed)} Nobody can bring it back from here.</p>
      <p className="text-muted text-small">The audit log keeps the values of the listing and your name.</p>
    </ConfirmPage>
  );
}

/** `Its page goes, and with it 3 reviews with all replies and 1 claim with the proof.` */
function describeLoss({ reviews, claims, owner }: Deletion) {
  const parts = [
    reviews > 0 && `${describeCount(reviews, "review", "reviews")} with all replies`,
    claims > 0 && `${describeCount(claims, "claim", "claims")} with the proof`,
    owner && `the workspace of ${owner}, who owns it`,
  ].filter((part) => typeof part === "string");
  if (parts.length === 0) return "Its page goes. Nobody has reviewed or claimed it.";
  return `Its page goes, and with it ${new Intl.ListFormat("en-US").format(parts)}.`;
}
