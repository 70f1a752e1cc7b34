import { Cloth } from "#ui/cloth.tsx";
import { describeCount } from "#ui/format-number.ts";
import { ClothStrip } from "#ui/list-page/cloth-strip.tsx";
import { storeList } from "../input.ts";
import type { StoreData } from "../read-store.server.ts";

type CollectionStripProps = Pick<StoreData, "all" | "collections"> & { chosen: string };

/** All products and each collection. A link starts over, so the counts are those of its list. */
export function CollectionStrip({ all, collections, chosen }: CollectionStripProps) {
  const choices = [{ title: "", goods: all }, ...collections].map(({ title, goods }) => ({
    to: storeList.href({ collection: title }),
    title: title || "All products",
    note: describeCount(goods, "product", "products"),
    isChosen: title === chosen,
    cloth: <Cloth id={`collection-${title || "all"}`} palette="plum" ratio={1} height={112} />,
  }));
  return <ClothStrip label="Collections" choices={choices} />;
}
