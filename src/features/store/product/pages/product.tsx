import {
  data,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useSearchParams,
} from "react-router";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { type VisitLog, visitContext } from "#platform/http/visit.ts";
import { Badge } from "#ui/badge.tsx";
import { Fold } from "#ui/fold.tsx";
import { Gallery } from "#ui/gallery.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { isStoreOpen } from "../../list/is-store-open.server.ts";
import {
  choosePicture,
  chooseVariant,
  listPickers,
  pictureSearch,
  variantSearch,
} from "../choose-variant.ts";
import { BuyBox } from "../components/buy-box.tsx";
import { OptionPicker } from "../components/option-picker.tsx";
import { ProductMissing, ProductUnreadable } from "../components/product-failed.tsx";
import { ProductHtml } from "../components/product-html.tsx";
import { ProductPrice } from "../components/product-price.tsx";
import { ProductSeller } from "../components/product-seller.tsx";
import { RelatedGoods } from "../components/related-goods.tsx";
import { presentProduct } from "../present-product.ts";
import { productMeta } from "../product-meta.ts";
import { findProduct } from "../queries/find-product.server.ts";
import { listRelated } from "../queries/list-cards.server.ts";
import type { Route } from "./+types/product";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { requestId, log } = context.get(visitContext);
  const { db } = context.get(servicesContext);
  const id = isUuid(params.id) && params.id.toLowerCase();
  const row =
    id &&
    (await findProduct(db, id).catch((error) => {
      log.error({ error }, "product could not be read");
      throw data({ errorId: requestId }, { status: 503 });
    }));
  if (!row) throw data(null, { status: 404 });
  return { product: presentProduct(row), related: await readRelated(db, row.id, log) };
}

/** What goes with it leads around the catalogue, and opens with it. It is optional: the page works without. */
async function readRelated(db: Db, id: string, log: VisitLog) {
  if (!(await isStoreOpen(db, log))) return [];
  return listRelated(db, id).catch((error) => {
    log.warn({ error }, "related goods could not be read");
    return [];
  });
}

/** Another variant or picture of the same product is already here. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isChoice && defaultShouldRevalidate;
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData)
    return [{ title: `Error loading product · ${siteNameOf(root)}` }, { name: "robots", content: "noindex" }];
  return productMeta(loaderData.product, { origin: root.loaderData.origin, name: siteNameOf(root) });
}

export default function ProductPage({ loaderData: { product, related } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = { variant: query.get("variant"), picture: query.get("picture") };
  const variant = chooseVariant(product.variants, address);
  const index = choosePicture(product.pictures, variant, address);
  const linkTo = (variantId: string) =>
    variantSearch(
      product.variants.find(({ id }) => id === variantId) ?? { id: variantId, imageUrl: null },
      index,
    );
  return (
    <>
      <div className="wrap pt-4">
        <BackLink to="/store">Back to Store</BackLink>
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-7 pt-5 pb-(--section) md:grid-cols-2">
        <div className="md:sticky md:top-6 md:self-start">
          <Gallery
            id={product.id}
            palette="plum"
            label={`Pictures of ${product.title}`}
            pictures={product.pictures}
            index={index}
            linkTo={(at) => pictureSearch(address, at)}
            onSwipe={(at) =>
              navigate(pictureSearch(address, at), { replace: true, preventScrollReset: true })
            }
          />
        </div>
        <div>
          {product.ribbonText && <Badge palette="plum">{product.ribbonText}</Badge>}
          <h1 className="mt-2.5 wrap-anywhere">{product.title}</h1>
          {product.subtitle && <p className="lead mt-2">{product.subtitle}</p>}
          <ProductPrice
            product={product}
            variant={variant}
            isChosen={variant !== undefined && variant.id === address.variant}
          />
          <ProductHtml html={product.descriptionHtml} />
          {listPickers(product, variant).map((picker) => (
            <OptionPicker key={picker.title} picker={picker} productId={product.id} linkTo={linkTo} />
          ))}
          <BuyBox product={product} variant={variant} picture={product.pictures[0] ?? null} />
          {product.seller && <ProductSeller seller={product.seller} />}
          {product.info.length > 0 && (
            <div className="folds mt-8">
              {product.info.map(({ id, title, html }, at) => (
                <Fold key={id} title={title} open={at === 0}>
                  <ProductHtml html={html} />
                </Fold>
              ))}
            </div>
          )}
        </div>
      </div>
      <RelatedGoods sections={related} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ProductMissing />;
  return <ProductUnreadable errorId={isRouteErrorResponse(error) ? error.data?.errorId : undefined} />;
}
