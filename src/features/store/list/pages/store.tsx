import { Outlet } from "react-router";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { ListSearch } from "#ui/list-page/list-search.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { ProductCard } from "../../components/product-card.tsx";
import { describePriceRange, readPriceRange } from "../../exports/price-range.ts";
import { CollectionStrip } from "../components/collection-strip.tsx";
import { StoreClosed } from "../components/store-closed.tsx";
import { StoreEmpty } from "../components/store-empty.tsx";
import { StoreFilters } from "../components/store-filters.tsx";
import { type StoreQuery, storeList, storeSorts } from "../input.ts";
import { isStoreOpen } from "../is-store-open.server.ts";
import { goodsOrder } from "../queries/list-goods.server.ts";
import { findUnknown, readStore, type StoreData } from "../read-store.server.ts";
import type { Route } from "./+types/store";

const lead = "Made by people you can meet. Every maker is in our directory.";
const settings: ListSettings = {
  title: "The store",
  lead,
  search: { label: "Search the store" },
  items: ["product", "products"],
  failed: "Failed to load the store. Please try again.",
  palette: "plum",
  cloths: [
    { id: "store-1", family: "kente", way: 2 },
    { id: "store-2", family: "bogolan", way: 1 },
    { id: "store-3", family: "kuba", way: 0 },
  ],
};

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, storeList);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const isOpen = await isStoreOpen(db, context.get(visitContext).log);
  return loadList(context, url, {
    list: storeList,
    isCursor: goodsOrder.isCursor,
    findUnknown: async (db, query) => (isOpen ? findUnknown(db, query) : []),
    // Neither found nor failed: the store has not opened yet.
    read: async (db, query) => (isOpen ? readStore(db, query) : null),
  });
}

export function meta({ loaderData: { query, found, failure }, matches: [root] }: Route.MetaArgs) {
  const isClosed = found === null && failure === null;
  const { collection } = query;
  const canonical = new URL(storeList.canonical(query), root.loaderData.origin).href;
  const title = isClosed ? "Store" : collection ? `${collection}: the store` : "The store";
  return [
    ...describePage({ title, description: lead, canonical, siteName: siteNameOf(root) }),
    ...(isClosed || !storeList.isIndexed(query)
      ? [{ name: "robots", content: isClosed ? "noindex" : "noindex, follow" }]
      : []),
  ];
}

export default function StorePage({ loaderData }: Route.ComponentProps) {
  const { found, failure } = loaderData;
  if (found === null && failure === null) return <StoreClosed />;
  return <OpenStore {...loaderData} />;
}

function OpenStore(loaded: Route.ComponentProps["loaderData"]) {
  const { query, found } = loaded;
  const items = found?.items ?? [];
  const chips = listChips(query, found);
  const clearTo = storeList.href({ collection: query.collection });
  const list = useListPage(storeList, loaded, { ...settings, chips, clearTo });
  return (
    <ListPage list={list}>
      <ListHead>
        <ListSearch />
      </ListHead>
      {found && <CollectionStrip {...found} chosen={query.collection} />}
      <ListBody filters={<StoreFilters query={list.live.pending} found={found} />}>
        <ListResults
          columns="three"
          sorts={items.length > 0 ? storeSorts : undefined}
          empty={
            <>
              <StoreEmpty query={query} />
              <Outlet />
            </>
          }
        >
          {items.map((product, index) => (
            <ProductCard key={product.id} product={product} index={index} />
          ))}
        </ListResults>
      </ListBody>
      {items.length > 0 && (
        <div className="wrap">
          <Outlet />
        </div>
      )}
    </ListPage>
  );
}

/** The active filters, each with the URL that removes it. */
function listChips(query: StoreQuery, found: StoreData | null) {
  const { price, maker, state, stock, sale } = query;
  const range = readPriceRange(price);
  const without = (changes: Partial<StoreQuery>) => storeList.href(storeList.change(query, changes));
  const makerName = found?.makers.find(({ value }) => value === maker)?.label ?? "One maker";
  return [
    ...(range ? [{ label: describePriceRange(range), to: without({ price: "" }) }] : []),
    ...(maker ? [{ label: makerName, to: without({ maker: "" }) }] : []),
    ...(state ? [{ label: `From ${state}`, to: without({ state: "" }) }] : []),
    ...(stock ? [{ label: "Ready to ship", to: without({ stock: "" }) }] : []),
    ...(sale ? [{ label: "On sale", to: without({ sale: "" }) }] : []),
  ];
}
