import { data } from "react-router";
import { AccountSection } from "#features/accounts/exports/account-section.tsx";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { Badge } from "#ui/badge.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Pager } from "#ui/pagination.tsx";
import { Stars } from "#ui/rating.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { LoadFailed } from "../components/load-failed.tsx";
import { reviewsFailed } from "../load-failures.ts";
import { listOwnReviews, ownReviewOrder } from "../queries/list-own-reviews.server.ts";
import type { Route } from "./+types/own-reviews";
import { ownReviewsList } from "./own-reviews-query.ts";
import { presentOwn, type ShownOwnReview } from "./present-own.ts";

export const meta = pageTitle("Your reviews", { robots: "noindex" });

const reviewsPerPage = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: userId } = requirePerson(context, url);
  const list = await loadList(context, url, {
    list: ownReviewsList,
    isCursor: ownReviewOrder.isCursor,
    read: async (db, { after }) => {
      const { items, nextCursor } = await listOwnReviews(db, { userId, after, limit: reviewsPerPage });
      return { items: items.map(presentOwn), nextCursor };
    },
  });
  return data(list.data, list.init ?? {});
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, ownReviewsList);

export default function OwnReviews({ loaderData: { query, found, failure } }: Route.ComponentProps) {
  return (
    <AccountSection id="reviews" title="Reviews" note="Edit or take down what you wrote.">
      {failure && <LoadFailed {...reviewsFailed} errorId={failure.errorId} level={3} />}
      {found?.items.length === 0 && (
        <p>
          You have not reviewed anything yet. <TextLink to="/reviews">Write your first review</TextLink>
        </p>
      )}
      {found && found.items.length > 0 && (
        <>
          <ul className="border-line border-b">
            {found.items.map((review) => (
              <ReviewItem key={review.id} {...review} />
            ))}
          </ul>
          <Pager label="Pages of your reviews" {...ownReviewsList.pages(query, found.nextCursor)} />
        </>
      )}
    </AccountSection>
  );
}

function ReviewItem({ id, businessId, businessName, rating, comment, day, state }: ShownOwnReview) {
  const to = `/account/reviews/${id}`;
  const hiddenLabel = <span className="sr-only"> your review of {businessName}</span>;
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-line border-t py-4 first:border-t-0 first:pt-0">
      <Cloth id={businessId} palette="gold" ratio={1} height={44} className="size-11" />
      <div>
        <div className="flex flex-wrap items-center gap-x-3">
          <b className="[overflow-wrap:anywhere]">{businessName}</b>
          <Stars rating={rating} />
        </div>
        <p className="mt-1 line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]">{comment}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
          {day}
          {state === "waiting" && <Badge tone="waiting">Waiting for a look</Badge>}
          {state === "rejected" && <Badge tone="bad">Not published</Badge>}
        </p>
        <p className="mt-2 flex gap-5">
          {state !== "rejected" && (
            <TextLink to={to} className="py-2">
              Edit{hiddenLabel}
            </TextLink>
          )}
          <TextLink to={`${to}#delete`} className="py-2">
            Delete{hiddenLabel}
          </TextLink>
        </p>
      </div>
    </li>
  );
}
