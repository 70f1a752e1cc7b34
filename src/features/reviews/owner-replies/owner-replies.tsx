import { data } from "react-router";
import { requireOwnBusiness } from "#features/directory/exports/own-business.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { formatDay } from "#ui/format-day.ts";
import { Pager } from "#ui/pagination.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { ownerReplySchema } from "../input.ts";
import { listAnswerable, ownerReviewOrder } from "../queries/list-reviews-of-owner.server.ts";
import type { Route } from "./+types/owner-replies";
import { handleOwnerReply } from "./handle-owner-reply.server.ts";
import { ownerRepliesList } from "./owner-replies-query.ts";
import { OwnerReplyItem } from "./owner-reply-item.tsx";

export const meta = pageTitle("Your reviews", { robots: "noindex" });

const reviewsPerPage = 10;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { person, business } = await requireOwnBusiness(context, url, params.id);
  const { db } = context.get(servicesContext);
  const list = ownerRepliesList(business.id);
  const query = list.read(url.searchParams);
  if (query.after && !ownerReviewOrder.isCursor({ ...query, sort: "newest" }))
    throw data(null, { status: 404 });
  const isWaiting = query.show === "waiting";
  const { items, nextCursor } = await listAnswerable(db, {
    ...{ businessId: business.id, ownerId: person.id, isWaiting },
    ...{ after: query.after, limit: reviewsPerPage },
  });
  return {
    id: business.id,
    isWaiting,
    username: person.username,
    fields: describeFields(ownerReplySchema),
    reviews: items.map(({ id, reviewer_name, rating, text, created_at, answer }) => ({
      ...{ id, rating, text, name: reviewer_name ?? "Anonymous", day: formatDay(created_at) },
      answer: answer && {
        ...{ id: answer.id, text: answer.comment_text, isRejected: answer.status === "Rejected" },
        day: formatDay(new Date(answer.created_at)),
      },
    })),
    pages: list.pages(query, nextCursor, ""),
  };
}

export async function action(args: Route.ActionArgs) {
  const { business } = await requireOwnBusiness(args.context, args.url, args.params.id);
  return handleOwnerReply(args, business.id);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Answer not saved" });

export default function OwnerReplies({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { id, reviews, isWaiting, username, fields, pages } = loaderData;
  const path = `/dashboard/${id}/reviews`;
  return (
    <section aria-labelledby="reviews" className="max-w-[52rem]">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="reviews">{isWaiting ? "Reviews to answer" : "Your reviews"}</h2>
        <TextLink to={isWaiting ? path : `${path}?show=waiting`} className="hit py-2">
          {isWaiting ? "All reviews" : "Only those without an answer"}
        </TextLink>
      </div>
      {reviews.length === 0 && (
        <p className="border-ink border-t-2 pt-4 text-muted">
          {isWaiting ? "Every review has its answer. Well done." : "Nobody has said anything yet."}
        </p>
      )}
      <div className={reviews.length > 0 ? "border-ink border-t-2" : undefined}>
        {reviews.map((review) => (
          <OwnerReplyItem key={review.id} {...{ review, username, fields, failure }} />
        ))}
      </div>
      <Pager label="Pages of your reviews" {...pages} />
    </section>
  );
}
