import { useEffect, useRef } from "react";
import { data } from "react-router";
import { isNameCursor } from "#features/directory/exports/search-by-name.server.ts";
import { stampForm } from "#platform/http/forms/bot-check.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { formatCount } from "#ui/format-number.ts";
import { formatRating } from "#ui/format-rating.ts";
import { showToast } from "#ui/toast-store.ts";
import { BusinessPicker } from "../components/business-picker.tsx";
import { ChosenBusiness } from "../components/chosen-business.tsx";
import { Heard } from "../components/heard.tsx";
import { LoadFailed } from "../components/load-failed.tsx";
import { MostTalkedAbout } from "../components/most-talked-about.tsx";
import { NameIndex } from "../components/name-index.tsx";
import { ReviewsHead } from "../components/reviews-head.tsx";
import { failedPost } from "../failure-titles.ts";
import { handleReply, handleReview } from "../handle-post.server.ts";
import { replySchema, reviewSchema } from "../input.ts";
import { businessesFailed, reviewsFailed, searchRefused } from "../load-failures.ts";
import type { ReviewedBusiness } from "../queries/find-reviewed-business.server.ts";
import { findUnknownBusiness } from "../queries/find-unknown-business.server.ts";
import { reviewOrder } from "../queries/select-reviews.server.ts";
import { readNames } from "../read-names.server.ts";
import { readOpening } from "../read-opening.server.ts";
import { readReviews } from "../read-reviews.server.ts";
import { reviewsList } from "../reviews-query.ts";
import type { Route } from "./+types/reviews";

const reviewsPerPage = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  const { person } = context.get(visitContext);
  const list = await loadList(context, url, {
    list: reviewsList,
    isCursor: (query) => (query.business ? reviewOrder.isCursor(query) : isNameCursor(query.after)),
    findUnknown: findUnknownBusiness,
    read: async (db, { business: businessId, search, letter, sort, after }) => ({
      chosen: await readReviews(db, { businessId, sort, after, limit: reviewsPerPage }),
      names: businessId ? null : await readNames(db, { search, letter, after }),
      opening: businessId || search || letter || after ? null : await readOpening(db),
    }),
  });
  const form = {
    stamp: stampForm(env.AUTH_SECRET, Date.now()),
    fields: { review: describeFields(reviewSchema), reply: describeFields(replySchema) },
    username: person?.username ?? "",
  };
  return data({ ...list.data, form }, list.init ?? {});
}

/** If the server cannot be reached, the page stays and shows an error. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  return {
    form: { stamp: "", fields: { review: {}, reply: {} }, username: "" },
    ...(await loadOrKeepFilters(args, reviewsList)),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const query = reviewsList.read(args.url.searchParams);
  if (form.get("intent") === "reply") return handleReply(args, { form, backTo: reviewsList.href(query) });
  // Sorted by newest, so that the author sees the new review.
  const { business } = query;
  const backTo = reviewsList.href({ business });
  return handleReview(args, {
    form,
    schema: reviewSchema,
    businessId: business || null,
    source: "reviews-page",
    backTo,
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failedPost);

export function meta({ loaderData: { query, found }, matches: [root] }: Route.MetaArgs) {
  const business = found?.chosen?.business;
  return [
    { title: `${business ? `Reviews of ${business.name}` : "Reviews"} · ${siteNameOf(root)}` },
    {
      name: "description",
      content: business
        ? `What people say about ${business.name}, and a place to add your own word.`.slice(0, 160)
        : "Pick a business, read what people said, add your piece.",
    },
    { tagName: "link", rel: "canonical", href: `${root.loaderData.origin}${reviewsList.canonical(query)}` },
    ...(query.search ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

export default function ReviewsPage({ loaderData, actionData: formFailure }: Route.ComponentProps) {
  const { query, found, ignored, failure, form } = loaderData;
  const { chosen = null, names = null, opening = null } = found ?? {};
  const heading = useFocusOnChange(chosen?.business.id ?? null);
  const failed = failure && describeFailure(failure.reason, query.business);
  useEffect(() => {
    if (failed) showToast(failed);
  }, [failed]);
  return (
    <div data-palette="teal">
      <ReviewsHead>
        <BusinessPicker search={query.search} chosen={chosen ? nameWithRating(chosen.business) : undefined} />
        {!chosen && !failure && <p className="mt-4">Please select a business to see its reviews.</p>}
      </ReviewsHead>
      {opening && <Heard {...opening} />}
      {opening && <MostTalkedAbout businesses={opening.talkedAbout} />}
      <div className="wrap pt-[clamp(2rem,4vw,3.5rem)] pb-(--section)">
        {ignored.map(({ field, words }) => (
          <p key={field} className="list-notice">
            {words}
          </p>
        ))}
        {chosen && (
          <ChosenBusiness
            {...chosen}
            {...form}
            heading={heading}
            failure={formFailure}
            sort={query.sort}
            after={query.after}
            pages={reviewsList.pages(query, chosen.reviews.nextCursor)}
          />
        )}
        {names && <NameIndex {...names} query={query} />}
        {failure && failed && <LoadFailed {...failed} errorId={failure.errorId} />}
      </div>
    </div>
  );
}

function describeFailure(reason: "failed" | "busy" | "too-many", business: string) {
  if (reason !== "failed") return searchRefused;
  return business ? reviewsFailed : businessesFailed;
}

function nameWithRating({ name, rating, reviewCount }: ReviewedBusiness) {
  return `${name} · ${formatRating(rating)} (${formatCount(reviewCount)})`;
}

/** Moves focus to the heading when another business is selected. */
function useFocusOnChange(id: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastId = useRef(id);
  useEffect(() => {
    if (lastId.current !== id) heading.current?.focus({ preventScroll: true });
    lastId.current = id;
  }, [id]);
  return heading;
}
