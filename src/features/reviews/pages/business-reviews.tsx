import { useEffect } from "react";
import { redirect, useLocation } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { stampForm } from "#platform/http/forms/bot-check.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { flashHeaders } from "#platform/http/response/flash.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { type VisitLog, visitContext } from "#platform/http/visit.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { FormPanel } from "#ui/form-panel.tsx";
import { RatingSummary } from "#ui/rating.tsx";
import { GoLink, TextLink } from "#ui/text-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { LoadFailed } from "../components/load-failed.tsx";
import { ReviewForm } from "../exports/review-form.tsx";
import { ReviewList } from "../exports/review-list.tsx";
import { failedPost } from "../failure-titles.ts";
import { handleReview, refuseVisitor } from "../handle-post.server.ts";
import { signedReviewSchema } from "../input.ts";
import { reviewsFailed } from "../load-failures.ts";
import { countReviews } from "../present-reviews.ts";
import { type ReadReviews, readReviews } from "../read-reviews.server.ts";
import { mustLogIn } from "../refusals.ts";
import type { Route } from "./+types/business-reviews";

const reviewsPerPage = 5;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { env, db } = context.get(servicesContext);
  const { person, log, requestId } = context.get(visitContext);
  const found = await readReviews(db, {
    businessId: params.id ?? "",
    sort: "newest",
    limit: reviewsPerPage,
  }).catch((error) => {
    log.error({ error }, "reviews could not be read");
    return null;
  });
  return {
    found,
    errorId: found ? null : requestId,
    stamp: stampForm(env.AUTH_SECRET, Date.now()),
    fields: describeFields(signedReviewSchema),
    isSignedIn: person !== null,
    isOpen: await isFormOpen(db, log),
    username: person?.username ?? "",
  };
}

export async function action(args: Route.ActionArgs) {
  const { context, params, request } = args;
  const { env, db } = context.get(servicesContext);
  const { person, log } = context.get(visitContext);
  const form = await request.formData();
  if (!person) return refuseVisitor(args, form, signedReviewSchema);
  const backTo = `/business/${params.id}`;
  if (!(await isFormOpen(db, log)))
    return redirect(backTo, { headers: flashHeaders(env.APP_ORIGIN, comingSoon) });
  return handleReview(args, {
    ...{ form, backTo },
    schema: signedReviewSchema,
    businessId: params.id ?? null,
    source: "business-page",
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failedPost);

/** A switch that cannot be read counts as off. */
async function isFormOpen(db: Db, log: VisitLog) {
  const switches = await readSwitches(db).catch((error) => {
    log.error({ error }, "launch switches could not be read");
    return new Set<string>();
  });
  return switches.has("business_reviews");
}

const comingSoon = {
  title: "Coming Soon!",
  description: "Review functionality is not yet available for this item.",
};

export default function BusinessReviews({ loaderData, actionData: failure, params }: Route.ComponentProps) {
  const { found, errorId, stamp, fields, isSignedIn, isOpen, username } = loaderData;
  const { pathname } = useLocation();
  const reviewsPath = `/reviews?business=${params.id}#review`;
  useEffect(() => {
    if (errorId) showToast(reviewsFailed);
  }, [errorId]);
  return (
    <>
      <section id="reviews" aria-labelledby="reviews-title" data-palette="gold" className="scroll-mt-24">
        <h2 id="reviews-title" className="mb-4">
          Reviews
        </h2>
        {found ? <ReviewSection {...found} /> : <LoadFailed {...reviewsFailed} errorId={errorId} level={3} />}
      </section>
      <section id="review" className="scroll-mt-24">
        <FormPanel palette="gold" title="Been here? Say so.">
          {!isSignedIn && <LogInFirst returnTo={pathname} reviewsPath={reviewsPath} />}
          {isSignedIn && !isOpen && <OpensSoon reviewsPath={reviewsPath} />}
          <ReviewForm
            stamp={stamp}
            fields={fields}
            failure={failure}
            defaultName={username}
            defaultRating={5}
            confirmsRating
            disabled={!isSignedIn}
            keepsInput={!isOpen}
          />
        </FormPanel>
      </section>
    </>
  );
}

const notice = "mb-5 border-gold border-l-6 bg-gold-tint px-4 py-3 text-on-gold-tint";

type LogInFirstProps = { returnTo: string; reviewsPath: string };

function LogInFirst({ returnTo, reviewsPath }: LogInFirstProps) {
  return (
    <p className={notice}>
      {mustLogIn} <TextLink to={`/login?${new URLSearchParams({ returnTo })}`}>Log in</TextLink>
      <br />
      Without an account, <TextLink to={reviewsPath}>review it on the reviews page</TextLink>.
    </p>
  );
}

/** Shown above the form, because it does not accept reviews yet. */
function OpensSoon({ reviewsPath }: { reviewsPath: string }) {
  return (
    <p className={notice}>
      This form opens soon. <TextLink to={reviewsPath}>Write your review here</TextLink>
    </p>
  );
}

function ReviewSection({ business, reviews }: ReadReviews) {
  const all = `/reviews?business=${business.id}`;
  if (reviews.items.length === 0) {
    return (
      <div className="border-ink border-t-2 pt-5">
        <p>
          No reviews yet. <TextLink to={all}>Be the first on the reviews page</TextLink>
        </p>
      </div>
    );
  }
  return (
    <>
      <RatingSummary
        rating={business.rating}
        counts={business.counts}
        note={countReviews(business.reviewCount)}
      />
      <ReviewList reviews={reviews.items} />
      <p className="mt-5">
        <GoLink to={all}>See all reviews and reply</GoLink>
      </p>
    </>
  );
}
