import { emojiOf } from "#features/directory/exports/category-emoji.ts";
import type { CategoryCount } from "#features/directory/exports/home.server.ts";
import { Cloth } from "#ui/cloth.tsx";
import { formatCount } from "#ui/format-number.ts";
import { Row, Rows } from "#ui/row.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";
import type { FamilyName } from "#ui/weave/weave.ts";

const shown: readonly { category: string; family: FamilyName; way: number }[] = [
  { category: "Food & Beverage", family: "eyes", way: 0 },
  { category: "Beauty & Cosmetics", family: "adire", way: 1 },
  { category: "Fashion & Lifestyle", family: "asooke", way: 4 },
  { category: "Technology & Innovation", family: "kuba", way: 2 },
  { category: "Entertainment", family: "ndebele", way: 3 },
  { category: "Music", family: "bogolan", way: 1 },
];

/** The six most popular categories. `counts` is null if the query failed. */
export function CategoryRows({ counts }: { counts: readonly CategoryCount[] | null }) {
  return (
    <section className="wrap section-y" aria-labelledby="categories">
      <SectionHead id="categories" title="Browse by category">
        <GoLink to="/directory">All categories</GoLink>
      </SectionHead>
      <Rows>
        {shown.map(({ category, ...weaving }) => (
          <Row
            key={category}
            to={`/directory?${new URLSearchParams({ category })}`}
            title={category}
            note={counts && countOf(counts, category)}
            cloth={
              <span className="relative block">
                <Cloth id={`cat-${category}`} palette="gold" ratio={1} {...weaving} />
                <ClothLabel>{emojiOf(category)}</ClothLabel>
              </span>
            }
          />
        ))}
      </Rows>
    </section>
  );
}

/** A label on cloth. */
function ClothLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="cloth-label">
      {children}
    </span>
  );
}

function countOf(counts: readonly CategoryCount[], category: string) {
  const businesses = counts.find((count) => count.category === category)?.businesses ?? 0;
  return `${formatCount(businesses)} ${businesses === 1 ? "business" : "businesses"}`;
}
