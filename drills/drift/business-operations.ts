import { sql } from "kysely";
import { createBusiness } from "#features/directory/commands/create-business.server.ts";
import { deleteBusiness } from "#features/directory/commands/delete-business.server.ts";
import { updateBusiness } from "#features/directory/commands/update-business.server.ts";
import { postDeciders } from "#features/reviews/admin/decide-posts.server.ts";
import { deleteReview } from "#features/reviews/commands/delete-review.server.ts";
import { editReview } from "#features/reviews/commands/edit-review.server.ts";
import { postReview } from "#features/reviews/commands/post-review.server.ts";
import { newWords } from "#features/reviews/words-for-tests.ts";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { type Operations, operation } from "./operation.ts";
import { pickRow } from "./pick-row.ts";
import type { Writer } from "./world.ts";

const places = [
  "Atlanta, Georgia",
  "Detroit, Michigan",
  "Boise, Idaho",
  "Savannah, Georgia",
  "Austin, Texas",
];
const nothing = {
  ...{ description: null, category_id: null, subcategory: null, state: null, phone: null, email: null },
  ...{ website: null, founder: null, contact_info: null, image_url: null, instagram: null, twitter: null },
  ...{ facebook: null, tiktok: null, featured: false, verified: false, latitude: null, longitude: null },
};

export const pickBusiness = (writer: Writer) =>
  pickRow(writer, sql<{ id: string; version: number }>`select id, version from businesses order by id`);

/** Adds a business. */
export function addBusiness({ services, admin, random }: Writer) {
  const name = `Stall ${random.between(1, 1e9)}`;
  return createBusiness(services, admin, { ...nothing, name, location: random.pick(places) });
}

const change = (
  weight: number,
  fieldsOf: (writer: Writer) => Parameters<typeof updateBusiness>[2]["fields"],
) =>
  operation(weight, async (writer) => {
    const business = await pickBusiness(writer);
    return (
      business && updateBusiness(writer.services, writer.admin, { ...business, fields: fieldsOf(writer) })
    );
  });

const ownReview = sql<{ id: string; user_id: string }>`
  select id, user_id from reviews where user_id is not null order by created_at desc`;

/** Operations on businesses and their reviews. */
export const businessOperations: Operations = {
  "rename a business": change(6, ({ random }) => ({ name: `Loom ${random.between(1, 1e9)}` })),
  "move a business": change(3, ({ random }) => ({ location: random.pick(places) })),
  "change a phone number": change(2, ({ random }) => ({ phone: `404 555 ${random.between(1000, 9999)}` })),
  "add a business": operation(2, addBusiness),
  "delete a business": operation(1, async (writer) => {
    const business = await pickBusiness(writer);
    return business && deleteBusiness(writer.services, writer.admin, business);
  }),
  "post a review": operation(9, async (writer) => {
    const business = await pickBusiness(writer);
    const { random, services } = writer;
    const author = random.chance(0.5) ? writer.member(random) : aVisitor({ ip: anyNetwork(writer) });
    if (!business) return undefined;
    const review = { rating: random.between(1, 5), name: "Zuri", comment: newWords() };
    return postReview(services, author, { ...review, businessId: business.id, source: "reviews-page" });
  }),
  "edit a review": operation(3, async (writer) => {
    const review = await pickRow(writer, ownReview);
    const rating = writer.random.between(1, 5);
    return (
      review &&
      editReview(writer.services, aMember(review.user_id), { id: review.id, rating, comment: newWords() })
    );
  }),
  "delete a review": operation(2, async (writer) => {
    const review = await pickRow(writer, ownReview);
    return review && deleteReview(writer.services, aMember(review.user_id), review);
  }),
  "decide about reviews": operation(5, async (writer) => {
    const { services, random, admin } = writer;
    const rows = await sql<{ id: string }>`select id from reviews order by created_at desc limit 40`.execute(
      writer.db,
    );
    const items = random.some(rows.rows, 4).map(({ id }) => ({ kind: "review", id }));
    const verdict = random.chance(0.6)
      ? ({ outcome: "approved" } as const)
      : ({ outcome: "rejected", reason: "spam", note: null } as const);
    const decided = { items, verdict, isTakeDown: random.chance(0.5) };
    return decideItems({ ...services, deciders: postDeciders }, admin, decided);
  }),
};

function anyNetwork({ random }: Writer) {
  return `${random.between(11, 200)}.${random.between(0, 255)}.${random.between(0, 255)}.7`;
}
