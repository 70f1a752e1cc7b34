import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { accept, decide } from "#testing/deletion/act.ts";
import { fullName, words } from "#testing/deletion/canary.ts";
import { defineFeatureTests, type Given } from "#testing/feature-tests.ts";
import { postDeciders } from "./admin/decide-posts.server.ts";
import { postReply } from "./commands/post-reply.server.ts";
import { postReview } from "./commands/post-review.server.ts";
import { reviewsRetention } from "./retention.ts";
import { addBusiness } from "./reviewed-business-for-tests.ts";

async function addReview({ services: { db }, owner }: Given): Promise<string> {
  const post = { user_id: owner.id, rating: 5, comment: "Good.", status: "Approved" };
  const { id } = await db
    .insertInto("reviews")
    .values({ business_id: await addBusiness(db), ...post })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const featureTests = defineFeatureTests({
  examples: {
    "/account/reviews/:id": addReview,
    "/api/v1/reviews": async ({ services }) => ({ business_id: await addBusiness(services.db) }),
    "/api/v1/reviews/:id": addReview,
  },
  forms: {
    "POST /account/reviews/:id": { form: "edit", rating: "4", comment: "Better than I remembered." },
  },
  retentionCases: {
    recentPosts: async (services) => {
      const id = randomUUID();
      await sql`insert into recent_posts
        (id, is_reply, business_id, origin, is_proven, is_strike, is_shown, letters, signature, bands)
        values (${id}, false, ${id}, 'x', false, false, true, 10, decode(repeat('00', 128), 'hex'), '{}')`.execute(
        services.owner,
      );
      return ["recent_posts", sql`id = ${id}`];
    },
  },
  seeders: [
    {
      what: "reviews and replies",
      leaves: [
        ...["reviews.reviewer_name", "reviews.comment", "review_comments.commenter_name"],
        "review_comments.comment_text",
      ],
      seed: async ({ services, person, pages }) => {
        const [one, two] = [await addBusiness(services.db), await addBusiness(services.db)];
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
        const draft = {
          source: "reviews-page",
          businessId: await addBusiness(services.db),
          rating: 1,
          comment: `Cold soup, twice. ${words}`,
          name: person.username,
        } as const;
        const { review } = accept(await postReview(services, aMember(person.id), draft));
        const verdict = {
          outcome: "rejected",
          reason: "spam",
          note: `${fullName} wrote this twice.`,
        } as const;
        await decide(canary, postDeciders, { item: { kind: "review", id: review.id }, verdict });
      },
    },
  ],
  leftAfterDeletion: {
    postedWords: {
      "reviews.comment": reviewsRetention.posts,
      "review_comments.comment_text": reviewsRetention.posts,
    },
  },
});
