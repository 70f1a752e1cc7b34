import { publicStatuses } from "#features/artists/public-statuses.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { byWeight, zipf } from "#seed/zipf.ts";

/** One request of a visitor. */
export type Ask = { kind: string; path: string; method?: "POST"; body?: string };
/** What visitors request. `pages` are drawn by Zipf; `writes` and `terms` are filled in for each request. */
export type Plan = {
  pages: Record<string, string[]>;
  terms: string[];
  businesses: string[];
  artists: string[];
  products: string[];
};

/** Requests of each kind per thousand. */
const shares = {
  business: 450,
  directory: 120,
  home: 80,
  city: 60,
  event: 80,
  artist: 60,
  product: 70,
  store: 30,
  search: 35,
  write: 15,
};
type Kind = keyof typeof shares;

/** Lists the site's pages from the database, at least ten thousand. */
export async function makePlan(db: Db, { businesses: count }: { businesses: number }): Promise<Plan> {
  const businesses = await db
    .selectFrom("businesses")
    .select(["id", "name"])
    .orderBy("id")
    .limit(count)
    .execute();
  const categories = await db.selectFrom("categories").select("name").orderBy("name").execute();
  const events = await db
    .selectFrom("events")
    .select("id")
    .where("approval_status", "=", "approved")
    .limit(500)
    .execute();
  const artists = await db
    .selectFrom("artist_directory")
    .select("artist_id as id")
    .where("status", "in", publicStatuses)
    .limit(500)
    .execute();
  const products = await db
    .selectFrom("products")
    .select("id")
    .where("status", "=", "published")
    .limit(500)
    .execute();
  const lists = categories.flatMap(({ name }) => [
    `/directory?${new URLSearchParams({ category: name })}`,
    ...states.map((state) => `/directory?${new URLSearchParams({ category: name, state })}`),
  ]);
  const words = businesses.flatMap(({ name }) => name.split(/[^A-Za-z]+/)).filter(({ length }) => length > 3);
  return {
    pages: {
      business: businesses.map(({ id }) => `/business/${id}`),
      directory: [
        "/directory",
        ...states.map((state) => `/directory?state=${encodeURIComponent(state)}`),
        ...lists,
      ],
      home: ["/"],
      city: [
        "/cities",
        "/reviews",
        "/travel",
        "/travel-guides",
        "/artist-directory",
        "/music-and-artists",
        "/venues",
      ],
      event: ["/events", ...events.map(({ id }) => `/event/${id}`)],
      artist: artists.map(({ id }) => `/artist/${id}`),
      product: products.map(({ id }) => `/product/${id}`),
      store: ["/store", "/store?sort=price-up", "/store?sort=name", "/store?stock=ready"],
    },
    terms: [...new Set(words)],
    businesses: businesses.map(({ id }) => id),
    artists: artists.map(({ id }) => id),
    products: products.map(({ id }) => id),
  };
}

const states = [
  "Georgia",
  "Michigan",
  "Maryland",
  "Tennessee",
  "Texas",
  "Illinois",
  "New York",
  "Ohio",
  "Virginia",
];

/** Draws requests from a plan, by Zipf within each kind. */
export function drawFrom(
  { pages, terms, businesses, artists, products }: Plan,
  random: () => number,
): () => Ask {
  const kindOf = byWeight(Object.keys(shares) as Kind[], (kind) => shares[kind]);
  const pageOf = new Map(Object.entries(pages).map(([kind, list]) => [kind, zipf(list, 3)]));
  const any = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  return () => {
    const kind = kindOf(random());
    if (kind === "write") return drawWrite();
    if (kind !== "search") return { kind, path: pageOf.get(kind)?.(random()) ?? "/" };
    const search = random() < 0.5 ? any(terms) : `${any(terms)} ${any(terms)}`;
    const suffix = random() < 0.5 ? ".data" : "";
    return { kind, path: `/directory${suffix}?${new URLSearchParams({ search })}` };
  };

  /** Reviews, votes, and the cart's request when it opens. */
  function drawWrite(): Ask {
    const choice = random();
    if (choice < 0.4) {
      const requested = new URLSearchParams([1, 2].map(() => ["product_ids[]", any(products)]));
      return { kind: "cart", path: `/api/store/ujamaa/variants?${requested}` };
    }
    if (choice < 0.7) {
      const body = new URLSearchParams({ artist: any(artists), stay: "yes" }).toString();
      return { kind: "vote", path: "/artist-votes", method: "POST", body };
    }
    const review = {
      // Any business, because one takes only so many reviews an hour from visitors.
      business_id: any(businesses),
      rating: 1 + Math.floor(random() * 5),
      reviewer_name: `${any(terms)} ${any(terms)}`,
      comment: Array.from({ length: 8 }, () => any(terms)).join(" "),
    };
    return { kind: "review", path: "/api/v1/reviews", method: "POST", body: JSON.stringify(review) };
  }
}

/** Small, fast and deterministic. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
