import { queueAction } from "#platform/decisions/queue/handle-decision.server.ts";
import { queueLoader } from "#platform/decisions/queue/load-queue.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { QueuePage } from "#ui/queue/queue-page.tsx";
import { requireTravelReviews } from "../require-open.server.ts";
import type { Route } from "./+types/travel-reviews-queue";
import { travelReviewsQueue } from "./travel-reviews-queue.server.ts";
import { travelReviewsQueueList } from "./travel-reviews-queue-query.ts";
import { WordsEvidence } from "./words-evidence.tsx";

export const meta = pageTitle("Travel reviews · Admin", { robots: "noindex" });
const load = queueLoader(travelReviewsQueue);
const answer = queueAction(travelReviewsQueue);

export async function loader(args: Route.LoaderArgs) {
  await requireTravelReviews(args.context.get(servicesContext).db);
  return load(args);
}

export async function action(args: Route.ActionArgs) {
  await requireTravelReviews(args.context.get(servicesContext).db);
  return answer(args);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Update Error" });

const words = {
  title: "Travel reviews",
  empty: "Travel reviews that look like a campaign come here before anybody else sees them.",
  hint: "Approve shows it to everybody. Reject keeps it off the site and sends your reason to the author. Either can be undone for 30 days.",
};

/** The queue of held travel reviews. */
export default function TravelReviewsQueuePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QueuePage
      list={travelReviewsQueueList}
      loaded={loaderData}
      refused={actionData}
      words={words}
      palette="green"
    >
      {(open, now) => <WordsEvidence open={open} now={now} />}
    </QueuePage>
  );
}
