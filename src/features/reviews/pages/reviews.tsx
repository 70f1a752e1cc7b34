import { useEffect, useRef } from "react";
import { data } from "react-router";
import { IgnoredValues } from "#features/directory/exports/ignored-values.tsx";
import { runSearch } from "#features/directory/exports/run-search.server.ts";
import { isNameCursor, searchByName } from "#features/directory/exports/search-by-name.server.ts";
import { headersFor, type UnknownValue } from "#features/directory/exports/unknown-value.ts";
import { isUnreachable } from "#platform/http/is-unreachable.ts";
import { servicesContext } from "#platform/http/services.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { visitContext } from "#platform/http/visit.ts";
import { formatCount } from "#ui/format-number.ts";
import { formatRating } from "#ui/format-rating.ts";
import { showToast } from "#ui/toast-store.ts";
import { answerReply, answerReview } from "../answer-form.server.ts";
import { BusinessChooser } from "../components/business-chooser.tsx";
import { BusinessPicker } from "../components/business-picker.tsx";
import { ChosenBusiness } from "../components/chosen-business.tsx";
import { LoadFailed } from "../components/load-failed.tsx";
import { ReviewsHead } from "../components/reviews-head.tsx";
import { sendForm } from "../form-failure.ts";
import { stampForm } from "../form-proof.server.ts";
import { businessesFailed, reviewsFailed, searchRefused } from "../load-failures.ts";
import type { ReviewedBusiness } from "../queries/find-reviewed-business.server.ts";
import { isReviewCursor } from "../queries/select-reviews.server.ts";
import { readReviews } from "../read-reviews.server.ts";
import {
  listUnknownValues,
  pagesAround,
  type ReviewsAddress,
  readReviewsAddress,
  reviewsPath,
} from "../reviews-address.ts";
import type { Route } from "./+types/reviews";

const reviewsOnPage = 10;
const businessesOnPage = 24;
const nowhere = readReviewsAddress(new URLSearchParams());
const failures = { reviews: reviewsFailed, businesses: businessesFailed, search: searchRefused };

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { env, db } = services;
  const { person, ip, log, requestId } = context.get(visitContext);
  const asked = readReviewsAddress(url.searchParams);
  const isLost = asked.after !== undefined && !isCursor(asked);
  const address = isLost ? { ...asked, after: undefined, trail: [] } : asked;
  const lost: UnknownValue[] = isLost ? [{ field: "page", value: asked.after ?? "" }] : [];
  const ignored = [...listUnknownValues(url.searchParams), ...lost];
  const shown = {
    address,
    ignored,
    stamp: stampForm(env.AUTH_SECRET, Date.now()),
    username: person?.username ?? "",
    errorId: requestId,
  };
  const fail = (failed: keyof typeof failures, status: 429 | 503, retryAfterSeconds: number) =>
    data({ ...shown, failed }, { status, headers: { "Retry-After": String(retryAfterSeconds) } });
  const { business: businessId, search, sort, after } = address;
  try {
    if (businessId) {
      const found = await readReviews(db, { businessId, sort, after, limit: reviewsOnPage });
      if (found) return data({ ...shown, ...found }, { headers: headersFor(ignored) });
      // An old link: the list of businesses says so, and another can be picked.
      const unknown = { field: "business", value: businessId } as const;
      const others = await searchByName(db, { term: "", limit: businessesOnPage });
      const chooser = { ...shown, ...others, address: nowhere, ignored: [unknown] };
      return data(chooser, { status: 404 });
    }
    const read = () => searchByName(db, { term: search, after, limit: businessesOnPage });
    const answer = search ? await runSearch(services, ip, read) : { ok: true as const, found: await read() };
    if (answer.ok) return data({ ...shown, ...answer.found }, { headers: headersFor(ignored) });
    return fail("search", answer.status, answer.retryAfterSeconds);
  } catch (error) {
    log.error({ error }, businessId ? "reviews could not be read" : "businesses could not be read");
    return fail(businessId ? "reviews" : "businesses", 503, 5);
  }
}

function isCursor({ business, after = "", sort }: ReviewsAddress): boolean {
  return business ? isReviewCursor(after, sort) : isNameCursor(after);
}

/** When the server cannot be reached, the page stays and says so. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const address = readReviewsAddress(url.searchParams);
    const failed = address.business ? ("reviews" as const) : ("businesses" as const);
    return { address, ignored: [], stamp: "", username: "", errorId: null, failed };
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const address = readReviewsAddress(url.searchParams);
  if (form.get("intent") === "reply")
    return answerReply(context, form, { request, backTo: reviewsPath(address) });
  // The newest review comes first there, so that whoever wrote it sees it.
  const { business: businessId } = address;
  return answerReview(context, form, {
    request,
    businessId,
    place: "reviews-page",
    backTo: `/reviews?business=${businessId}`,
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const site = siteNameOf(root);
  const business = loaderData && "business" in loaderData ? loaderData.business : null;
  const canonical = `${root.loaderData?.origin ?? ""}/reviews${business ? `?business=${business.id}` : ""}`;
  return [
    { title: `${business ? `Reviews of ${business.name}` : "Reviews"} · ${site}` },
    {
      name: "description",
      content: business
        ? `What people say about ${business.name}, and a place to add your own word.`.slice(0, 160)
        : "Pick a business, read what people said, add your piece.",
    },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(loaderData?.address.search ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

export default function ReviewsPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { address, stamp, username, errorId } = loaderData;
  const heading = useFocusOnChange("business" in loaderData ? loaderData.business.id : null);
  useEffect(() => {
    if ("failed" in loaderData) showToast(failures[loaderData.failed]);
  }, [loaderData]);
  return (
    <div data-palette="teal">
      <ReviewsHead>
        <BusinessPicker
          search={address.search}
          chosen={"business" in loaderData ? nameWithRating(loaderData.business) : undefined}
        />
      </ReviewsHead>
      <div className="wrap pt-[clamp(2rem,4vw,3.5rem)] pb-(--section)">
        <IgnoredValues ignored={loaderData.ignored} />
        {"business" in loaderData && (
          <ChosenBusiness
            {...loaderData}
            {...{ heading, stamp, username, failure }}
            sort={address.sort}
            after={address.after}
            pages={pagesAround(address, loaderData.reviews.nextCursor)}
          />
        )}
        {"items" in loaderData && (
          <BusinessChooser
            businesses={loaderData.items}
            search={address.search}
            after={address.after}
            pages={pagesAround(address, loaderData.nextCursor)}
          />
        )}
        {"failed" in loaderData && <LoadFailed {...failures[loaderData.failed]} errorId={errorId} />}
      </div>
    </div>
  );
}

function nameWithRating({ name, rating, reviewCount }: ReviewedBusiness) {
  return `${name} · ${formatRating(rating)} (${formatCount(reviewCount)})`;
}

/** After another business was picked, reading starts at its name. */
function useFocusOnChange(id: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current !== id) heading.current?.focus({ preventScroll: true });
    shown.current = id;
  }, [id]);
  return heading;
}
