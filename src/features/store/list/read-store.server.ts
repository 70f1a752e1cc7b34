import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import type { UnknownValue } from "#platform/http/lists/list-query.ts";
import { listCandidates } from "#platform/search/list-candidates.server.ts";
import type { ProductCardData } from "../components/product-card.tsx";
import { dollars } from "../dollars.ts";
import { describePriceRange, readPriceRange } from "../exports/price-range.ts";
import { priceLimits, type StoreQuery } from "./input.ts";
import { countGoods, facetKey } from "./queries/count-goods.server.ts";
import { findKnown } from "./queries/find-known.server.ts";
import { findSeller } from "./queries/find-seller.server.ts";
import { type Choices, listChoices } from "./queries/list-choices.server.ts";
import { type Good, listGoods } from "./queries/list-goods.server.ts";
import type { GoodsFilters } from "./queries/match-goods.server.ts";

export type StoreData = Awaited<ReturnType<typeof readStore>>;
/** A value of a filter, with how many goods it would leave, if that is known. */
export type StoreChoice = { value: string; label: string; goods: number | null };

/** Everything the store shows for a query. */
export async function readStore(db: Db, query: StoreQuery) {
  const requested = listChoices(db);
  // Only a collection's id has to be known before its goods are asked for, and which may have what was typed.
  const [ids, known] = await Promise.all([listTyped(db, query.search), query.collection ? requested : null]);
  const filters = { ...filtersOf(query, known), ids };
  const [page, choices, { total, facets }] = await Promise.all([
    listGoods(db, filters, query),
    requested,
    requested.then((known) => countGoods(db, filters, known)),
  ]);
  const seller = query.maker ? await nameSeller(db, query.maker, page.items) : null;
  const goodsFor = (kind: string, key = "") => (facets ? (facets.get(facetKey(kind, key)) ?? 0) : null);
  const choicesFor = (kind: string, list: readonly { key: string; label: string }[]): StoreChoice[] =>
    list.map(({ key, label }) => ({ value: key, label, goods: goodsFor(kind, key) }));
  return {
    items: page.items.map(presentGood),
    nextCursor: page.nextCursor,
    total,
    /** Of the whole store: the strip starts over. */
    all: choices.all,
    collections: choices.collections.map(({ label, goods }) => ({ title: label, goods })),
    prices: [
      { value: "", label: "Any price", goods: goodsFor("price") },
      ...ownRange(query),
      ...priceLimits.map((most) => ({
        value: most,
        label: `Up to $${most}`,
        goods: goodsFor("price", String(Number(most) * 100)),
      })),
    ] satisfies StoreChoice[],
    makers: [
      { value: "", label: "All makers", goods: goodsFor("maker") },
      ...choicesFor("maker", withChosen(choices.makers, seller)),
    ] satisfies StoreChoice[],
    states: choicesFor("state", choices.states),
    ready: goodsFor("stock"),
    onSale: goodsFor("sale"),
  };
}

/** Collections, makers and states that the store does not have: old links, or typed by hand. */
export async function findUnknown(db: Db, query: StoreQuery): Promise<UnknownValue[]> {
  const { collection, maker, state } = query;
  if (!collection && !maker && !state) return [];
  const known = await findKnown(db, query);
  const unknown: UnknownValue[] = [];
  const add = (field: string, value: string, words: string) => unknown.push({ field, value, words });
  if (collection && !known.collection)
    add("collection", collection, `We have no collection “${collection}”, so here is the store without it.`);
  if (maker && !known.maker)
    add("maker", maker, "That maker has no products here, so here are those of all makers.");
  if (state && !known.state)
    add("state", state, `Nothing ships from “${state}” yet, so here is the store without it.`);
  return unknown;
}

async function listTyped(db: Db, search: string): Promise<string[] | null> {
  const text = foldSearchText(search);
  return text === "" ? null : listCandidates(db, { kind: "product", text, field: null });
}

function filtersOf(query: StoreQuery, choices: Choices | null): Omit<GoodsFilters, "ids"> {
  const { search, collection, price, maker, state, stock, sale } = query;
  return {
    search,
    state,
    collectionId: choices?.collections.find(({ label }) => label === collection)?.key ?? null,
    price: readPriceRange(price),
    maker: isUuid(maker) ? maker : null,
    isReady: stock !== "",
    isOnSale: sale !== "",
  };
}

/** A price from elsewhere, such as the search, is among the choices while it is chosen. */
function ownRange({ price }: StoreQuery): StoreChoice[] {
  const range = readPriceRange(price);
  if (!range || priceLimits.some((most) => most === price)) return [];
  return [{ value: price, label: describePriceRange(range), goods: null }];
}

/** The chosen maker; all listed goods are its own. */
async function nameSeller(db: Db, id: string, [first]: readonly Good[]) {
  return first ? { key: id, label: first.seller_name ?? "" } : findSeller(db, id);
}

/** A maker with few goods is among the choices while it is chosen. */
function withChosen(makers: Choices["makers"], seller: { key: string; label: string } | null) {
  if (!seller || makers.some(({ key }) => key === seller.key)) return makers;
  return [seller, ...makers];
}

function presentGood(good: Good): ProductCardData {
  const { product_id: id, title, image_url, price, old_price, left_over, seller_location } = good;
  return {
    id,
    title,
    imageUrl: image_url,
    priceInCents: price,
    oldPriceInCents: old_price,
    currency: dollars,
    sellerName: good.seller_name,
    sellerPlace: seller_location && shortenLocation(seller_location),
    tag: good.ribbon_text ?? (left_over === null ? null : `${left_over} left`),
    isSoldOut: !good.is_in_stock,
  };
}
