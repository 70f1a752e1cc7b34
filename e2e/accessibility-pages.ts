import type { APIRequestContext } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import type { Site } from "../src/testing/site.ts";
import {
  addAuditEntry,
  addClaim,
  addConversation,
  addHeldVotes,
  addListedArtist,
  addOwnArtist,
  addOwnReview,
  addReviewedTour,
  addUnmatchedPayment,
  addVenueWithEvent,
  findBusiness,
  findId,
  findOrder,
  markUnbuilt,
  ownBusinessPath,
} from "./accessibility-rows.ts";
import { addArtist, artistPath } from "./artist-parts.ts";
import { addEvent, cancelEvent, moveEvent, type TestEvent } from "./event-parts.ts";
import { productPath } from "./product-parts.ts";
import { addWaiting, type Kind } from "./queue-parts.ts";
import { uniqueWords } from "./reviews-parts.ts";
import { makeTrip } from "./trip-parts.ts";

type Demo = { request: APIRequestContext; site: Site };

export type AuditedPage = {
  /** A function finds or adds the record of the page. */
  path: string | ((demo: Demo) => Promise<string>);
  /** 200 by default. */
  status?: number;
  /** Whether to open its disclosures. */
  isUnfolded?: boolean;
};

export type PageGroup = {
  name: string;
  as?: keyof typeof demoAccounts;
  /** Launch switches that are on. */
  switches?: string[];
  pages: (string | AuditedPage)[];
};

/** States to audit in addition to every open page. Each group is one test, and all take about the same time. */
export const pageGroups: PageGroup[] = [
  {
    name: "the search, the directory and its businesses",
    pages: [
      { path: "/no-such-page", status: 404 },
      ...["/search?q=soul+food+savannah", "/search?q=jazz", "/search?q=coffee+near+me", "/search?q=xqzvkjw"],
      ...["/directory?near=atlanta", "/directory?search=xqzvk&category=Music"],
      { path: async () => `/business/${await findBusiness("Saffron & Smoke")}` },
      { path: "/business/no-such-id", status: 404 },
      {
        path: async () => `/reviews?business=${await findBusiness("Kinfolk Coffee Works")}`,
        isUnfolded: true,
      },
    ],
  },
  {
    name: "artists and events",
    pages: [
      "/music-and-artists?tab=directory",
      after(addVenueWithEvent, "/music-and-artists?tab=venues"),
      { path: ({ request }) => artistPath(request) },
      { path: "/artist/7", status: 404 },
      "/events?view=month",
      { path: () => eventPath() },
      { path: () => eventPath(cancelEvent) },
      { path: () => eventPath(moveEvent) },
      { path: "/event/7", status: 404 },
    ],
  },
  {
    name: "the forms and orders of a visitor",
    pages: [
      ...["/login?signed-up=yes", "/reset-password?token=x", "/verify-email?token=x"],
      "/community-welcome?name=Ren%C3%A9e+Okafor",
      { path: ({ request }) => productPath(request) },
      { path: ({ site }) => findOrder(site).then(({ id, key }) => `/orders/${id}?key=${key}`) },
      { path: ({ site }) => findOrder(site).then(({ id, key }) => `/success?order=${id}&key=${key}`) },
    ],
  },
  {
    name: "the pages that launch switches open to a visitor",
    switches: [
      "contact_and_help",
      "entertainment_more",
      "store_catalogue",
      "travel_reviews",
      "artist_connect",
    ],
    pages: [
      ...["/help", "/contact", "/entertainment", "/entertainment/games"],
      ...["/store", "/store?search=zzz+no+such+thing", "/travel-reviews"],
      { path: () => addReviewedTour().then(({ tourId }) => `/travel-reviews/tour/${tourId}`) },
      { path: ({ site }) => addConversation(site).then((one) => one.artistPath), isUnfolded: true },
    ],
  },
  {
    name: "the account and the forms of a member",
    as: "member",
    pages: [
      ...["/account", "/account/second-factor", "/events/submit"],
      { path: async () => `/account/reviews/${await addOwnReview()}` },
      "/account/reviews",
      { path: () => addOwnEvent().then(({ id }) => `/account/events/${id}`) },
      "/account/events",
      { path: async () => `/claim-business?business_id=${await findBusiness("Saffron & Smoke")}` },
      { path: () => addArtist().then(({ id }) => `/artist/${id}/claim`) },
      { path: ({ request }) => makeTrip(request, "Marble steps", tripStops), isUnfolded: true },
      after(addClaim, "/dashboard"),
    ],
  },
  {
    name: "the business of a member",
    as: "member",
    switches: ["business_dashboard"],
    pages: ["", "/edit", "/changes", "/reviews", "/orders", "/figures", "/figures?range=12-months"].map(
      (part) => ({ path: () => ownBusinessPath(part) }),
    ),
  },
  {
    name: "the artist and the messages of a member",
    as: "member",
    switches: ["business_dashboard", "artist_connect"],
    pages: [
      after(addOwnArtist, "/dashboard"),
      ...["", "/edit", "/portfolio", "/figures", "/changes"].map((part) => ({
        path: async () => `/dashboard/artist/${await addOwnArtist()}${part}`,
      })),
      { path: async () => `/artist/${await addListedArtist()}/connect` },
      { path: ({ site }) => addConversation(site).then((one) => one.senderPath), isUnfolded: true },
    ],
  },
  {
    name: "the queues of an admin",
    as: "admin",
    switches: ["travel_reviews", "artist_connect"],
    pages: [
      waiting("review", 160),
      waiting("event", 40),
      ...["/admin/events", "/admin/events?view=all", "/admin/artists?view=all", "/admin/claims?view=all"],
      { path: async () => `/admin/claims?item=claim-${await addClaim()}` },
      { path: () => addReviewedTour().then(travelReviewPath) },
      after(addConversation, "/admin/messages"),
      after(addHeldVotes, "/admin/votes"),
    ],
  },
  {
    name: "the tables of an admin",
    as: "admin",
    pages: [
      after(markUnbuilt, "/admin/launch"),
      { path: async () => `/admin/businesses/${await findBusiness("Saffron & Smoke")}/delete` },
      { path: () => findId(firstWord).then((id) => `/admin/search-words/${id}/delete`) },
      { ...after(addAuditEntry, "/admin/audit?type=business"), isUnfolded: true },
      { path: () => findId(demoMember).then((id) => `/admin/members/${id}`), isUnfolded: true },
    ],
  },
  {
    name: "the store of an admin",
    as: "admin",
    pages: [
      {
        path: ({ request }) => productPath(request).then((path) => path.replace("product", "admin/products")),
      },
      ...["/admin/stock?show=all", "/admin/orders?show=to-pack"],
      { path: ({ site }) => findOrder(site).then(({ id }) => `/admin/orders/${id}`) },
      after(addUnmatchedPayment, "/admin/payments"),
    ],
  },
];

const tripStops = [
  { day: 1, name: "Fourth Ward Smokehouse", time: "12:00" },
  { day: 2, name: "A".repeat(60) },
];
const firstWord = "select id from search_synonyms limit 1";
const demoMember = `select id from users where email = '${demoAccounts.member.email}'`;
const addOwnEvent = () => addEvent({ submittedBy: demoAccounts.member.email });
const travelReviewPath = ({ reviewId }: { reviewId: string }) =>
  `/admin/travel-reviews?view=all&item=travel_review-${reviewId}`;

function after(add: (site: Site) => Promise<unknown>, path: string) {
  return { path: ({ site }: Demo) => add(site).then(() => path) };
}

/** Evidence with an unbroken word of this length, and the form that rejects it. */
function waiting(kind: Kind, letters: number): AuditedPage {
  return {
    path: () =>
      addWaiting(kind, `${uniqueWords()} ${"g".repeat(letters)}`).then(
        ({ path, key }) => `${path}?item=${key}`,
      ),
    isUnfolded: true,
  };
}

async function eventPath(change?: (event: TestEvent) => Promise<void>): Promise<string> {
  const event = await addEvent();
  await change?.(event);
  return `/event/${event.id}`;
}
