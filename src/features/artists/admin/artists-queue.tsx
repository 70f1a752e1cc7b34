import { queueAction } from "#platform/decisions/queue/handle-decision.server.ts";
import { queueLoader } from "#platform/decisions/queue/load-queue.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { QueuePage } from "#ui/queue/queue-page.tsx";
import type { Route } from "./+types/artists-queue";
import { ArtistEvidence } from "./artist-evidence.tsx";
import { artistsQueue } from "./artists-queue.server.ts";
import { artistsQueueList } from "./artists-queue-query.ts";
import { handleStanding } from "./handle-standing.server.ts";

export const meta = pageTitle("Artists · Admin", { robots: "noindex" });
export const loader = queueLoader(artistsQueue);
export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData();
  return form.get("decision") === "standing" ? handleStanding(args, form) : queueAction(artistsQueue)(args);
}
export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Update Error" });

const words = {
  title: "Artists",
  empty: "Artists whom somebody submits come here before anybody else sees them.",
  hint: "Approve lists the profile. Reject keeps it off the site and sends your reason to the address that came with it. Either can be undone for 30 days.",
};

/** The queue of submitted artists. */
export default function ArtistsQueuePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QueuePage
      list={artistsQueueList}
      loaded={loaderData}
      refused={actionData}
      words={words}
      palette="indigo"
    >
      {({ detail, status }) => <ArtistEvidence detail={detail} status={status} />}
    </QueuePage>
  );
}
