import { Outlet } from "react-router";
import { isUuid } from "#platform/db/is-uuid.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { CardGrid } from "#ui/card.tsx";
import { GoLink } from "#ui/text-link.tsx";
import { ProductCard } from "../components/product-card.tsx";
import { storeList } from "../list/input.ts";
import { isStoreOpen } from "../list/is-store-open.server.ts";
import { listGoods } from "../product/queries/list-cards.server.ts";
import type { Route } from "./+types/seller-goods";

const maxGoods = 6;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { log } = context.get(visitContext);
  const businessId = params.id ?? "";
  if (!isUuid(businessId)) return { goods: [], all: null };
  const goods = await listGoods(db, { businessId, limit: maxGoods + 1 }).catch((error) => {
    // They are optional: the page of the business works without them.
    log.warn({ error }, "goods of a business could not be read");
    return [];
  });
  const hasMore = goods.length > maxGoods && (await isStoreOpen(db, log));
  return {
    // On its own page the seller is not named again.
    goods: goods.slice(0, maxGoods).map((good) => ({ ...good, sellerName: null, sellerPlace: null })),
    all: hasMore ? storeList.href({ maker: businessId }) : null,
  };
}

/** What a business sells, on its page, above what else is shown there. */
export default function SellerGoods({ loaderData: { goods, all } }: Route.ComponentProps) {
  return (
    <>
      {goods.length > 0 && (
        <section id="goods" aria-labelledby="goods-title" data-palette="plum" className="scroll-mt-24">
          <h2 id="goods-title" className="mb-4">
            From their shelves
          </h2>
          <CardGrid>
            {goods.map((good, index) => (
              // Below the fold: none of them has to be there at once.
              <ProductCard key={good.id} product={good} index={index + maxGoods} />
            ))}
          </CardGrid>
          {all && (
            <p className="mt-6">
              <GoLink to={all}>All of their products</GoLink>
            </p>
          )}
        </section>
      )}
      <Outlet />
    </>
  );
}
