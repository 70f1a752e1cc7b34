import type { SearchKind } from "../parsed-query.ts";
import type { Phrase } from "../phrase-index.ts";
import { wordSet } from "./word-set.ts";

/** Phrases that only name a kind. They are not searched. */
const kindNames: Partial<Record<SearchKind, string>> = {
  business: "businesses, black businesses, directory",
  event: "event, happening, things happening, whats on, calendar, gig, show, going on",
  artist: "artist, creative, performer, entertainer, talent",
  product: "buy, product, for sale, shop online, online store, order online, merch, merchandise",
  guide:
    "guide, weekend, trip, travel guide, city guide, itinerary, weekend guide, weekend in, visiting, visit, weekend trip, trip to",
  tour: "tour, guided tour, sightseeing, excursion",
  stay: "hotel, motel, stay, place to stay, where to stay, lodging, accommodation, vacation rental, airbnb, room for rent, somewhere to stay, overnight",
  venue: "venue, event space, wedding venue, party venue",
  help: "help, faq, customer service, support, what does, why is, why was, what happens, do i need, can i, how do i, how can i, how does, how do you",
};

/** Phrases that name a kind and more. They are searched too. */
const searched: Partial<Record<SearchKind, string>> = {
  event:
    "concert, festival, live music, workshop, class, open mic, mixer, networking, conference, summit, exhibition, film screening, screening, reading, poetry reading, pitch night, pitch competition, fundraiser, family day, comedy night, market, night market, makers market, farmers market, flea market, pop up, popup, supper club, fair, job fair, parade, block party, meetup, seminar, webinar, brunch party, book signing, field day, game night, picnic",
  artist:
    "singer, rapper, painter, musician, drummer, dancer, poet, actor, actress, filmmaker, film maker, sculptor, muralist, illustrator, saxophonist, guitarist, pianist, cellist, violinist, trumpeter, choreographer, playwright, director, producer, songwriter, vocalist, mc, ceramicist, quilter, printmaker, spoken word artist, visual artist, street artist, makeup artist for film, gospel singer, jazz singer, animator",
  product:
    "gift, gift idea, gift card, gift basket, present, candle, soap, shea butter, hair oil, body butter, body oil, lotion, beard oil, t shirt, tshirt, tee, hoodie, sweatshirt, tote, tote bag, mug, blanket, throw, quilt, pillow, apron, earrings, necklace, bracelet, hot sauce, pepper jelly, honey, jam, coffee beans, spice, seasoning, greeting card, cards, notebook, journal, vinyl record, record, poster, print, art print, cookbook, doll, puzzle, toy, headwrap, bonnet, scarf, hat, cap, basket, jug, vase, bowl, loom kit, tin, gift box, tea towel, cutting board, skillet",
  guide: "weekend getaway, getaway, road trip, civil rights trail, where to eat",
  tour: "walking tour, food tour, boat tour, bus tour, bike tour, music tour, history tour, boat trip, day trip, cooking class, heritage tour, ghost tour, museum tour, evening walk",
  stay: "bed and breakfast, b and b, bnb, inn, guesthouse, guest house, hostel, cabin, cottage, suite",
  venue:
    "jazz club, comedy club, nightclub, night club, music venue, concert hall, music hall, ballroom, listening room, blues club, opera house, dance hall, cinema, movie theater, skate rink, roller rink, auditorium, playhouse",
  help: "claim my business, claim business, claim a business, claim listing, reset password, forgot password, forgot my password, change password, password, log in, login, sign in, sign up, create account, delete account, delete my account, my account, close my account, refund, return policy, returns, send back, where is my order, track my order, track order, my order, order status, cancel order, cancel my order, payment, shipping, contact, contact us, privacy, two factor, second factor, write a review, leave a review, post a review, delete my review, remove a review, add my business, list my business, submit event, submit an event, post an event, add my event, wrong address, wrong listing, report a listing, verified badge, verification email, api, join community, join the community, leave the community, my data, unsubscribe",
};

export const kindPhrases: readonly Phrase[] = [
  ...listPhrases(kindNames, []),
  ...listPhrases(searched, "typed"),
];

function listPhrases(table: Partial<Record<SearchKind, string>>, terms: Phrase["terms"]): Phrase[] {
  return Object.entries(table).flatMap(([kind, list]) =>
    list.split(", ").map((phrase) => ({ phrase, kind: kind as SearchKind, terms })),
  );
}

/** Performing and visual arts. With a date, they mean events. */
export const stageCategories = wordSet(`
  Music, Entertainment, Visual Art, Writing, Comedian, Comedy Show, Comedy Group, Comedy Festival,
  Comedy Production, Comedy Collective, Comedy Venue
`);
