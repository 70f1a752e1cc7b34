import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type StoreQuery, storeList } from "../input.ts";

/** No goods: what was asked for, and the way back to all of them. */
export function StoreEmpty({ query }: { query: StoreQuery }) {
  const { search, collection } = query;
  const isFiltered = storeList.href(query) !== storeList.path;
  return (
    <EmptyState
      level={3}
      title={isFiltered ? "Nothing like that on the shelf. Yet." : "The shelves are empty. Yet."}
      cloth={<Cloth id="empty-store" palette="plum" ratio={0.9} height={320} />}
      actions={
        isFiltered ? (
          <ButtonLink to={storeList.path}>All products</ButtonLink>
        ) : (
          <ButtonLink to="/directory">Open the directory</ButtonLink>
        )
      }
    >
      {isFiltered
        ? `Nothing matches ${search ? `“${search}”` : "these filters"}${collection && ` in ${collection}`}. Try ${search ? "fewer words" : "fewer filters"}.`
        : "Makers are packing. Until then, meet them in the directory."}
    </EmptyState>
  );
}
