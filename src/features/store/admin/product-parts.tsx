import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { describeCount, formatCount } from "#ui/format-number.ts";
import { dollars } from "../dollars.ts";
import { formatPrice } from "../exports/format-price.ts";
import type { AdminVariant } from "./queries/list-variants.server.ts";

type ProductPartsProps = {
  variants: readonly AdminVariant[];
  pictures: readonly { id: string; url: string }[];
  picturesTo: string;
  variantsTo: string;
};

/** The pictures and variants of a product, each with the way to its editor. */
export function ProductParts({ variants, pictures, picturesTo, variantsTo }: ProductPartsProps) {
  return (
    <div className="mb-8 grid gap-8">
      <section aria-labelledby="pictures-title">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3 border-ink border-t-2 pt-4">
          <h3 id="pictures-title" className="text-h3">
            {describeCount(pictures.length, "picture", "pictures")}
          </h3>
          <ButtonLink to={picturesTo} variant="secondary" size="small">
            {pictures.length > 0 ? "Change pictures" : "Add a picture"}
          </ButtonLink>
        </div>
        <div className="flex flex-wrap gap-3">
          {pictures.map(({ id, url }) => (
            <img key={id} src={url} alt="" loading="lazy" className="size-20 object-cover" />
          ))}
        </div>
      </section>
      <section aria-labelledby="variants-title">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3 border-ink border-t-2 pt-4">
          <h3 id="variants-title" className="text-h3">
            {describeCount(variants.length, "variant", "variants")}
          </h3>
          <ButtonLink to={`${variantsTo}/new`} variant="secondary" size="small">
            Add variant
          </ButtonLink>
        </div>
        {variants.length > 0 && <Variants variants={variants} variantsTo={variantsTo} />}
      </section>
    </div>
  );
}

function Variants({ variants, variantsTo }: Pick<ProductPartsProps, "variants" | "variantsTo">) {
  return (
    <DataTable
      label="Variants"
      rows={variants}
      keyOf={({ id }) => id}
      columns={[
        { header: "Variant", cell: ({ title }) => title },
        { header: "Price", isNumeric: true, cell: (row) => <Price {...row} /> },
        { header: "Number", cell: ({ sku }) => sku ?? <span className="text-muted">None</span> },
        {
          header: "Left",
          isNumeric: true,
          cell: ({ left, isCounted }) => (isCounted ? `${formatCount(left)} left` : "Not counted"),
        },
        {
          header: <span className="sr-only">Edit</span>,
          isAction: true,
          cell: ({ id, title }) => (
            <ButtonLink to={`${variantsTo}/${id}`} variant="quiet" size="small">
              Edit<span className="sr-only"> {title}</span>
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}

function Price({ price, salePrice }: AdminVariant) {
  if (price === null) return <span className="text-muted">None</span>;
  if (salePrice === null) return formatPrice(price, dollars);
  return (
    <>
      {formatPrice(salePrice, dollars)} <Badge>Sale</Badge>
    </>
  );
}
