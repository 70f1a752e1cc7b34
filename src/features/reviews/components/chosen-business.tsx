import type { Ref } from "react";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormPanel } from "#ui/form-panel.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Pager } from "#ui/pagination.tsx";
import { RatingSummary } from "#ui/rating.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useFocusOnNewPage } from "#ui/use-focus-on-new-page.ts";
import { ReviewForm } from "../exports/review-form.tsx";
import { ReviewList } from "../exports/review-list.tsx";
import { countReviews } from "../present-reviews.ts";
import type { ReadReviews } from "../read-reviews.server.ts";
import type { ReviewSort } from "../rules.ts";
import { ReplyForm } from "./reply-form.tsx";
import { ReviewSortMenu } from "./review-sort.tsx";

type ChosenBusinessProps = ReadReviews & {
  heading: Ref<HTMLHeadingElement>;
  sort: ReviewSort;
  after: string;
  pages: { previous?: string | undefined; next?: string | undefined };
  stamp: string;
  /** The constraints of both forms. */
  fields: { review: FormFields; reply: FormFields };
  /** Empty if not signed in. */
  username: string;
  failure: FormFailure | undefined;
};

/** The reviews of a business, and the form to add one. */
export function ChosenBusiness(props: ChosenBusinessProps) {
  const { heading, business, reviews, sort, after, pages, stamp, fields, username, failure } = props;
  const list = useFocusOnNewPage<HTMLElement>(after);
  return (
    <div className="grid items-start gap-x-[clamp(2.5rem,6vw,5.5rem)] gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <h2 ref={heading} tabIndex={-1} className="[overflow-wrap:anywhere]">
              {business.name}
            </h2>
            <p className="mt-2 text-muted text-small">
              {[business.category, business.location].filter(Boolean).map((fact) => `${fact} · `)}
              <TextLink to={`/business/${business.id}`} className="whitespace-nowrap">
                View business
              </TextLink>
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-4">
            {reviews.items.length > 0 && <ReviewSortMenu businessId={business.id} sort={sort} />}
            <a href="#review" className="link lg:hidden">
              Write yours
            </a>
          </div>
        </div>
        {reviews.items.length === 0 && !pages.previous ? (
          <EmptyState
            level={3}
            title="Be the first to review this business!"
            cloth={<Cloth id={business.id} palette="gold" ratio={0.93} height={420} />}
          >
            A sentence or two helps the next person through the door.
          </EmptyState>
        ) : (
          <>
            <RatingSummary
              rating={business.rating}
              counts={business.counts}
              note={countReviews(business.reviewCount)}
            />
            <section id="results" ref={list} tabIndex={-1} aria-label="Reviews" className="scroll-mt-4">
              <ReviewList reviews={reviews.items}>
                {({ id, name }) => (
                  <ReplyForm
                    reviewId={id}
                    reviewer={name}
                    stamp={stamp}
                    needsProof={!username}
                    fields={fields.reply}
                    failure={failure}
                  />
                )}
              </ReviewList>
            </section>
          </>
        )}
        <div className="mt-8 empty:hidden">
          <Pager label="Pages of reviews" {...pages} />
        </div>
      </div>
      <FormPanel palette="teal" className="lg:sticky lg:top-24">
        <h2 id="review" className="mb-4 scroll-mt-28 text-h3">
          Leave a Review
        </h2>
        <ReviewForm
          key={business.id}
          stamp={stamp}
          fields={fields.review}
          failure={failure}
          defaultName={username}
          canHideName
          needsProof={!username}
        />
      </FormPanel>
    </div>
  );
}
