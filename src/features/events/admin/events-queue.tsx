import { queueAction } from "#platform/decisions/queue/handle-decision.server.ts";
import { queueLoader } from "#platform/decisions/queue/load-queue.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { QueuePage } from "#ui/queue/queue-page.tsx";
import type { Route } from "./+types/events-queue";
import { EventEvidence } from "./event-evidence.tsx";
import { eventsQueue } from "./events-queue.server.ts";
import { eventsQueueList } from "./events-queue-query.ts";
import { RevisionEvidence } from "./revision-evidence.tsx";

export const meta = pageTitle("Events · Admin", { robots: "noindex" });
export const loader = queueLoader(eventsQueue);
export const action = queueAction(eventsQueue);
export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Update Error" });

const words = {
  title: "Events",
  empty:
    "Events that somebody sends in, and changes of listed ones, come here before anybody else sees them.",
  hint: "Approve shows it to everybody. Reject keeps it off the site and sends your reason to whoever sent it. Either can be undone for 30 days.",
};

/** The queue of submitted events. */
export default function EventsQueuePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QueuePage list={eventsQueueList} loaded={loaderData} refused={actionData} words={words} palette="clay">
      {({ detail }) =>
        detail.kind === "event" ? <EventEvidence detail={detail} /> : <RevisionEvidence detail={detail} />
      }
    </QueuePage>
  );
}
