import { queueAction } from "#platform/decisions/queue/handle-decision.server.ts";
import { queueLoader } from "#platform/decisions/queue/load-queue.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { QueuePage } from "#ui/queue/queue-page.tsx";
import type { Route } from "./+types/reviews-queue";
import { PostEvidence } from "./post-evidence.tsx";
import { reviewsQueue } from "./reviews-queue.server.ts";
import { reviewsQueueList } from "./reviews-queue-query.ts";

export const meta = pageTitle("Reviews · Admin", { robots: "noindex" });
export const loader = queueLoader(reviewsQueue);
export const action = queueAction(reviewsQueue);
export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Update Error" });

const words = {
  title: "Reviews",
  empty: "Reviews and replies that look like a raid come here before anybody else sees them.",
  hint: "Approve shows it to everybody. Reject keeps it off the site and sends your reason to the author. Either can be undone for 30 days.",
};

/** The queue of held reviews and replies. */
export default function ReviewsQueuePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QueuePage list={reviewsQueueList} loaded={loaderData} refused={actionData} words={words} palette="gold">
      {(open, now) => <PostEvidence open={open} now={now} />}
    </QueuePage>
  );
}
