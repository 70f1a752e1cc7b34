import { wordSet } from "./word-set.ts";

/** Words without meaning for a search. */
export const stopWords = wordSet(`
  a, an, and, any, are, as, at, be, best, by, can, cheap, cool, do, does, find, for, from, get, go, good,
  great, here, i, im, in, is, it, just, list, local, looking, me, my, nice, of, on, open, or, our, please,
  recommended, search, show, some, someone, something, that, the, their, there, these, they, this, to, top,
  want, we, what, whats, where, which, who, with, you, your, really, near, around, now, new, affordable,
  inexpensive, cheaper, cheapest, popular, amazing, favorite, famous, reviews, rated, quality
`);

/** Phrases that apply to everything on this site. */
export const stopPhrases = wordSet(`
  black owned, blackowned, black own, black run, black led, african american owned, african american,
  minority owned, woman owned, women owned, female owned, buy black, support black, things to do,
  stuff to do, what to do, fun things to do, what is there to do, is there, are there, looking for,
  look for, i need, need a, need an, where can i, where can i find, where to, where to find, where is,
  who does, who sells, how about, open now, open today, open tonight, open late, open sunday,
  open on sunday
`);
export const maxStopWords = 4;

/** General nouns. Dropped beside more specific words, kept alone. */
export const generalNouns = wordSet(`
  shop, shops, store, stores, company, companies, business, businesses, place, places, spot, spots,
  service, services, owner, owners, owned, joint, joints, people, somebody, near, options, things, stuff,
  specialist, specialists, expert, experts, professional, pro, shopping
`);

/** Small words within phrases, which are not searched. */
export const smallWords = wordSet("a, an, and, the, my, of, to, in, for");

/** Small words of questions, which are not searched. */
export const questionWords = wordSet(`
  a, an, the, i, my, to, is, it, how, do, does, can, you, your, we, of, for, on, in, at, am, are, be, what,
  why, where, did, was, us, help, faq
`);
