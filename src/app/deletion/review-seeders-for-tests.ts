import { addBusiness } from "#features/claims/claims-for-tests.ts";
import { postReply } from "#features/reviews/commands/post-reply.server.ts";
import { postReview } from "#features/reviews/commands/post-review.server.ts";
import { writeTravelReview } from "#features/travel/reviews/commands/write-travel-review.server.ts";
import { addTour, openTravelReviews } from "#features/travel/reviews/reviewed-tours-for-tests.ts";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { accept, decide } from "./act-for-tests.ts";
import { fullName, type Seeder, words } from "./canary-for-tests.ts";

/** What a person can leave behind in reviews. */
export const reviewSeeders: readonly Seeder[] = [
  {
    what: "reviews and replies",
    leaves: [
      ...["reviews.reviewer_name", "reviews.comment", "review_comments.commenter_name"],
      "review_comments.comment_text",
    ],
    seed: async ({ services, person, pages }) => {
      const [one, two] = [
        await addBusiness(services.db),
        await addBusiness(services.db, { name: "Loom & Co" }),
      ];
      const actor = aMember(person.id);
      const comment = `A warm welcome and a fair price. ${words}`;
      const draft = { source: "reviews-page", rating: 5, comment } as const;
      const signed = accept(
        await postReview(services, actor, { ...draft, businessId: one, name: person.username }),
      );
      accept(await postReview(services, actor, { ...draft, businessId: two, name: null }));
      const text = `Still true a year later. ${words}`;
      accept(await postReply(services, actor, { reviewId: signed.review.id, name: person.username, text }));
      pages.push(`/business/${one}`, `/business/${two}`, "/reviews", `/reviews?business=${one}`);
      pages.push(`/api/v1/businesses/${one}`, `/api/v1/reviews?business=${one}`);
    },
  },
  {
    what: "rejected review, with a note that names its author",
    leaves: ["decisions.note", "audit_log.after"],
    seed: async (canary) => {
      const { services, person } = canary;
      const businessId = await addBusiness(services.db);
      const comment = `Cold soup, twice. ${words}`;
      const draft = {
        source: "reviews-page",
        businessId,
        rating: 1,
        comment,
        name: person.username,
      } as const;
      const { review } = accept(await postReview(services, aMember(person.id), draft));
      const verdict = { outcome: "rejected", reason: "spam", note: `${fullName} wrote this twice.` } as const;
      await decide(canary, { kind: "review", id: review.id }, verdict);
    },
  },
  {
    what: "travel reviews, one of them rejected",
    leaves: ["travel_reviews.comment", "decisions.note"],
    seed: async (canary) => {
      const { services, person, pages } = canary;
      await openTravelReviews(services.owner);
      // Another object, because switches are remembered by it for some seconds.
      const needs = { ...services, db: services.db.withoutPlugins() };
      const [shown, rejected] = [await addTour(services.db), await addTour(services.db)];
      const draft = { kind: "tour", rating: 5, welcome: 5, anonymous: false } as const;
      const write = (subjectId: string, comment: string) =>
        writeTravelReview(needs, aMember(person.id), { ...draft, subjectId, comment });
      accept(await write(shown, `They knew the name of every house. ${words}`));
      const { review } = accept(await write(rejected, `The bus never came, and nobody rang. ${words}`));
      const verdict = { outcome: "rejected", reason: "spam", note: `${fullName} wrote this twice.` } as const;
      await decide(canary, { kind: "travel_review", id: review.id }, verdict);
      pages.push("/travel-reviews", `/travel-reviews/tour/${shown}`);
    },
  },
];
