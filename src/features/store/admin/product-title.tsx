import { Cover } from "#ui/cover.tsx";
import { RowTitle } from "#ui/data-table.tsx";

type ProductTitleProps = { productId: string; imageUrl: string | null; title: string; note: string };

/** The first cell of a table of products: picture, title and note. */
export function ProductTitle({ productId, imageUrl, title, note }: ProductTitleProps) {
  return (
    <RowTitle
      cloth={
        <Cover
          id={productId}
          palette="plum"
          ratio={1}
          height={88}
          picture={imageUrl}
          className="aspect-square"
        />
      }
      title={title}
      note={note}
    />
  );
}
