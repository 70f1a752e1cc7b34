import { randomUUID } from "node:crypto";
import type { PersonKind } from "#app/access-matrix/row.ts";
import { placeOrder } from "#features/checkout/placed-order-for-tests.ts";
import { addEvent } from "#features/events/events-for-tests.ts";
import { addProduct } from "#features/store/products-for-tests.ts";
import {
  cookieHeaders,
  makePerson,
  signedInHeaders,
  type TestPerson,
} from "#platform/auth/people-for-tests.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { findUpload, sendUpload } from "#platform/uploads/uploads-for-tests.ts";
import type { TestServices } from "#testing/services.ts";
import { drawPicture, formWithFile } from "#testing/test-uploads.ts";

/** Everybody with an account. `owner` owns the things below. */
export type Accounts = Record<Exclude<PersonKind, "visitor">, TestPerson>;
export type Things = {
  businessId: string;
  doomedId: string;
  reviewId: string;
  proofPath: string;
  memberId: string;
  productId: string;
  orderId: string;
  variantId: string;
  doomedProductId: string;
  eventId: string;
  guideId: string;
  tripId: string;
  artistId: string;
  synonymId: string;
  doomedSynonymId: string;
};

export async function makeAccounts(services: TestServices): Promise<Accounts> {
  return {
    member: await makePerson(services),
    other: await makePerson(services),
    owner: await makePerson(services),
    admin: await makePerson(services, { isAdmin: true }),
    banned: await makePerson(services),
    unverified: await makePerson(services, { isVerified: false }),
  };
}

/** The Cookie header of each of them; empty for whoever cannot sign in. */
export async function signEverybodyIn(services: TestServices, accounts: Accounts) {
  const cookies = new Map<PersonKind, string>([["visitor", ""]]);
  for (const [kind, person] of Object.entries(accounts) as [keyof Accounts, TestPerson][])
    cookies.set(kind, await signIn(services, kind, person));
  return cookies;
}

async function signIn(services: TestServices, kind: PersonKind, person: TestPerson): Promise<string> {
  if (kind === "unverified") {
    const { email, password } = person;
    const answer = await services.auth.signIn(new Headers(), { email, password });
    return "setCookies" in answer ? (cookieHeaders(answer.setCookies).get("cookie") ?? "") : "";
  }
  // Whoever is banned has a session from before.
  await services.db.deleteFrom("member_bans").where("user_id", "=", person.id).execute();
  const cookie = (await signedInHeaders(services, person)).get("cookie") ?? "";
  if (kind === "banned") await ban(services, person);
  return cookie;
}

/** The session's row stays: every read of a session looks at the ban by itself. */
async function ban({ db }: TestServices, { id }: TestPerson) {
  await db.insertInto("member_bans").values({ user_id: id, reason: "Spam" }).execute();
}

/** What the addresses with parameters are asked for: a business, a review and an order of the owner, and one to delete. */
export async function makeThings(
  services: TestServices,
  { owner }: Accounts,
  cookies: Map<PersonKind, string>,
): Promise<Things> {
  const { db, owner: database } = services;
  const music = await db
    .selectFrom("categories")
    .select("id")
    .where("name", "=", "Music")
    .executeTakeFirstOrThrow();
  const add = async (name: string) =>
    (
      await db
        .insertInto("businesses")
        .values({ name, owner_id: owner.id, category_id: music.id, location: "Atlanta, Georgia" })
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  const businessId = await add("Tallow House");
  const doomedId = await add("Doomed");
  const { id: reviewId } = await db
    .insertInto("reviews")
    .values({ business_id: businessId, user_id: owner.id, rating: 5, comment: "Good.", status: "Approved" })
    .returning("id")
    .executeTakeFirstOrThrow();
  // Workspaces open behind their switch.
  await database
    .updateTable("launch_switches")
    .set({ is_built: true, is_on: true })
    .where("name", "=", "business_dashboard")
    .execute();
  await compareDocuments(db);
  const proofPath = await uploadProof(services, cookies.get("owner") ?? "");
  const product = await addProduct(db, { title: "Porch Candle", business_id: businessId });
  const doomedProduct = await addProduct(db, { title: "Doomed Candle" });
  const { id: orderId } = await placeOrder(database, { userId: owner.id, lines: [{ businessId }] });
  const eventId = await addEvent(db, { submitted_by: owner.id });
  const { id: guideId } = await db
    .insertInto("travel_guides")
    .values({ city_name: "Atlanta", state: "Georgia" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: tripId } = await db
    .insertInto("trips")
    .values({ owner_id: owner.id, title: "Savannah with Mama", starts_on: "2027-03-19" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { artist_id: artistId } = await database
    .insertInto("artist_directory")
    .values({ name: "Nia Sol", category: "Music", status: "approved", owner_id: owner.id })
    .returning("artist_id")
    .executeTakeFirstOrThrow();
  const addSynonym = async (phrase: string) =>
    (
      await db
        .insertInto("search_synonyms")
        .values({ phrase, means: "candles" })
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  const [synonymId, doomedSynonymId] = [await addSynonym("tapers of wax"), await addSynonym("doomed words")];
  const stop = { id: randomUUID(), trip_id: tripId, day: 1, position: "V", kind: "own", name: "Breakfast" };
  await db.insertInto("trip_stops").values(stop).execute();
  return {
    ...{ guideId, artistId, synonymId, doomedSynonymId },
    ...{ businessId, doomedId, reviewId, proofPath, memberId: owner.id, productId: product.id, orderId },
    ...{ variantId: product.variantIds[0] ?? "", doomedProductId: doomedProduct.id, eventId, tripId },
  };
}

/** A private file of the owner, such as the proof of a claim. */
async function uploadProof(services: TestServices, cookie: string): Promise<string> {
  const bytes = await drawPicture({ width: 60, height: 40 }).jpeg().toBuffer();
  const answer = await sendUpload(services, "test-proof", formWithFile({ bytes }), { cookie });
  return (await findUpload(services, answer)).path;
}

/** The path to ask for, with its parameters filled in. */
export function fillPattern(pattern: string, things: Things): string {
  const { businessId, doomedId, reviewId, proofPath, memberId, productId, variantId, orderId } = things;
  const [path = ""] = pattern.split("?");
  if (path.startsWith("/files/")) return proofPath;
  if (path.startsWith("/admin/members/")) return path.replace(":id", memberId);
  if (path.endsWith("/withdraw")) return path.replace(":id", things.doomedProductId);
  if (path.startsWith("/admin/search-words/"))
    return path.replace(":id", path.endsWith("/delete") ? things.doomedSynonymId : things.synonymId);
  if (path.startsWith("/admin/stock/")) return path.replace(":id", variantId);
  if (/\/products?\/:id/.test(path))
    return path.replace(":storeId", "ujamaa").replace(":id", productId).replace(":variantId", variantId);
  if (/^(\/dashboard)?\/artist\/:id/.test(path)) return path.replace(":id", things.artistId);
  if (path.startsWith("/travel-guides/")) return path.replace(":id", things.guideId);
  if (path.includes("/orders/")) return path.replace(":id", orderId);
  if (/\/events?\/:id/.test(path)) return path.replace(":id", things.eventId);
  if (path.startsWith("/trips/:id")) return path.replace(":id", things.tripId).replace(":file", "trip.ics");
  const id = path.includes("/reviews/") ? reviewId : path.endsWith("/delete") ? doomedId : businessId;
  const filled = pattern
    .replace(":category", "music")
    .replace(":place", "atlanta-ga")
    .replace(":slug", "atlanta-ga")
    .replace(":organizer", "kinfolk-coffee-works")
    .replace(":kind", "tour")
    .replace(":subject", "dance")
    .replace(":id", id)
    .replace(":key", "nobodys-key")
    .replace(":file", "trip.ics")
    .replace(":token", "nobodys.event-reminders.token")
    .replace(":storeId", "ujamaa")
    .replace(":purpose", "test-proof");
  if (filled.includes(":")) throw new Error(`access-people.ts has no example of ${pattern}.`);
  return `${filled}${queries[pattern]?.(things) ?? ""}`;
}

/** What an address cannot do without. */
const queries: Record<string, (things: Things) => string> = {
  "/api/v1/suggest": () => "?q=tal",
  "/api/v1/reviews": ({ businessId }) => `?business_id=${businessId}`,
  "/api/store/:storeId/variants": ({ productId }) => `?product_ids[]=${productId}`,
};

const tripChange = JSON.stringify({ type: "remove-stop", id: "00000000-0000-4000-8000-000000000000" });

/** Forms that name nothing are refused before anybody asks whose thing it is. These reach that question. */
export const forms: Record<string, Record<string, string>> = {
  "POST /account/reviews/:id": { form: "edit", rating: "4", comment: "Better than I remembered." },
  "POST /trips/:id/live": { change: tripChange },
  "POST /trips/shared/:key/live": { change: tripChange },
};
