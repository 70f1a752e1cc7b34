import { decisionRefusals } from "#platform/decisions/queue/describe-outcome.ts";
import { queueAction } from "#platform/decisions/queue/handle-decision.server.ts";
import { queueLoader } from "#platform/decisions/queue/load-queue.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { QueuePage } from "#ui/queue/queue-page.tsx";
import { handOver } from "../commands/hand-over.server.ts";
import type { Route } from "./+types/claims";
import { ClaimEvidence } from "./claim-evidence.tsx";
import { claimsList } from "./claims-query.ts";
import { claimsQueue } from "./claims-queue.server.ts";
import { handOverSchema } from "./input.ts";

export const meta = pageTitle("Claims · Admin", { robots: "noindex" });

const failed = { title: "Update Error" };

export const loader = queueLoader(claimsQueue);

const decide = queueAction(claimsQueue);

export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData();
  if (form.get("decision") !== "hand-over") return decide(args);
  const to = claimsList.href({ ...claimsList.read(args.url.searchParams), item: "" });
  return handleForm(args, {
    ...{ form, schema: handOverSchema, refusals: decisionRefusals, title: failed.title, refusedTo: to },
    run: handOver,
    done: ({ decisionId }) => ({
      to,
      toast: {
        title: "Claim has been approved",
        action: {
          label: "Undo",
          to: claimsList.path,
          fields: { decision: "undo", undo: decisionId },
        },
      },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

const words = {
  title: "Claims",
  empty: "When somebody claims a business or an artist’s profile, their proof comes here.",
  hint: "Approve makes the claimant the owner, marks the business or artist as verified and writes to them. Reject asks you for a reason and sends it. Either can be undone for 30 days.",
};

/** The queue of claims. */
export default function ClaimsPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  return (
    <QueuePage list={claimsList} loaded={loaderData} refused={refused} words={words} palette="gold">
      {({ detail }) => <ClaimEvidence claim={detail} failure={refused} />}
    </QueuePage>
  );
}
