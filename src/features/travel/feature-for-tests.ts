import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { accept, decide } from "#testing/deletion/act.ts";
import { fullName, words } from "#testing/deletion/canary.ts";
import { calls, defineFeatureTests } from "#testing/feature-tests.ts";
import type { TestServices } from "#testing/services.ts";
import { settleRequest } from "./commands/settle-request.server.ts";
import { addGuide } from "./guides/guides-for-tests.ts";
import { travelReviewDecider } from "./reviews/admin/decide-travel-reviews.server.ts";
import { writeTravelReview } from "./reviews/commands/write-travel-review.server.ts";
import { travelReviewsRetention } from "./reviews/retention.ts";
import { addTour, openTravelReviews } from "./reviews/reviewed-tours-for-tests.ts";

async function addRequest({ owner }: TestServices, { name = "Zuri", email = "zuri@example.com" } = {}) {
  const { id } = await owner
    .insertInto("feature_requests")
    .values({ name, email, feature_type: "Suggest a destination" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const featureTests = defineFeatureTests({
  examples: {
    "/travel-guides/:id": ({ services }) => addGuide(services.db),
    "/travel-reviews/:kind/:id": { kind: "tour", id: randomUUID() },
  },
  commandCases: {
    settleRequest: calls(settleRequest, async (services) => {
      const id = await addRequest(services);
      const settled = { isDone: true, note: "On the map", answer: "It is on the map.", again: false };
      return { id, ...settled };
    }),
  },
  retentionCases: {
    requests: async (services) => ["feature_requests", sql`id = ${await addRequest(services)}`],
  },
  projectionFaults: {
    travel_review_stats: [
      `insert into travel_reviews (tour_id, rating, welcome, comment, status)
       select id, 5, 5, 'Welcome from the first step.', 'Approved' from cultural_tours order by id limit 1`,
    ],
  },
  seeders: [
    {
      what: "travel reviews, one of them rejected",
      leaves: ["travel_reviews.comment", "decisions.note"],
      seed: async (canary) => {
        const { services, person, pages } = canary;
        await openTravelReviews(services.owner);
        // A different object, because switches are cached per object for some seconds.
        const needs = { ...services, db: services.db.withoutPlugins() };
        const [shown, rejected] = [await addTour(services.db), await addTour(services.db)];
        const draft = { kind: "tour", rating: 5, welcome: 5, anonymous: false } as const;
        const write = (subjectId: string, comment: string) =>
          writeTravelReview(needs, aMember(person.id), { ...draft, subjectId, comment });
        accept(await write(shown, `They knew the name of every house. ${words}`));
        const { review } = accept(await write(rejected, `The bus never came, and nobody rang. ${words}`));
        const verdict = {
          outcome: "rejected",
          reason: "spam",
          note: `${fullName} wrote this twice.`,
        } as const;
        const item = { kind: "travel_review", id: review.id };
        await decide(canary, [travelReviewDecider], { item, verdict });
        pages.push("/travel-reviews", `/travel-reviews/tour/${shown}`);
      },
    },
    {
      what: "travel request",
      leaves: ["feature_requests.name", "feature_requests.email"],
      seed: async ({ services, person }) => {
        await addRequest(services, { name: fullName, email: person.email });
      },
    },
  ],
  leftAfterDeletion: { postedWords: { "travel_reviews.comment": travelReviewsRetention.posts } },
});
