import { alphabet } from "#features/directory/exports/alphabet.ts";
import type { RatedName } from "#features/directory/exports/search-by-name.server.ts";
import type { Query } from "#platform/http/lists/list-query.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/pagination.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { useFocusOnNewPage } from "#ui/use-focus-on-new-page.ts";
import type { Names } from "../read-names.server.ts";
import { reviewsList } from "../reviews-query.ts";
import { RatingNote } from "./rating-note.tsx";

type NameIndexProps = Names & { query: Query<typeof reviewsList> };

/** The businesses to choose from: all of them by letter, or those that a search found. */
export function NameIndex({ items, nextCursor, letters, total, spelling, query }: NameIndexProps) {
  const { search, letter, after } = query;
  const list = useFocusOnNewPage<HTMLDivElement>(after || letter);
  const position = total === null ? null : reviewsList.position(query, { items: items.length, count: total });
  if (items.length === 0) return <NobodyFound search={search} spelling={spelling} />;
  const groups = search ? [{ letter: "", items }] : groupByLetter(items);
  return (
    <section aria-labelledby="everyone">
      <SectionHead id="everyone" title={search ? `Named “${search}”` : "Everyone, A to Z"}>
        {position && <span className="position">{position}</span>}
      </SectionHead>
      {!search && <Letters letters={letters} current={groups[0]?.letter ?? ""} />}
      <div id="results" ref={list} tabIndex={-1} className="scroll-mt-4">
        {groups.map((group) => (
          <NameGroup key={group.letter} {...group} />
        ))}
      </div>
      <Pager
        label="Pages of businesses"
        {...reviewsList.pages(query, nextCursor)}
        {...(position && { position })}
      />
    </section>
  );
}

/** Links to the letters that names start with. */
function Letters({ letters, current }: { letters: readonly string[]; current: string }) {
  return (
    <nav aria-label="Letters" className="letters">
      {alphabet.map((letter) =>
        letters.includes(letter) ? (
          <Link
            key={letter}
            to={`${reviewsList.href({ letter })}#results`}
            aria-current={letter === current ? "true" : undefined}
          >
            {letter.toUpperCase()}
          </Link>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter.toUpperCase()}
          </span>
        ),
      )}
    </nav>
  );
}

function NameGroup({ letter, items }: { letter: string; items: readonly RatedName[] }) {
  const title = letter.toUpperCase();
  return (
    <div className="name-group">
      {title && <h3>{title}</h3>}
      <ul aria-label={title ? `Businesses, ${title}` : "Businesses"}>
        {items.map(({ id, name, location, rating, reviewCount }) => (
          <li key={id}>
            <Link to={reviewsList.href({ business: id })}>
              <span>
                <b>{name}</b>
                <small>{location}</small>
              </span>
            </Link>
            <RatingNote rating={rating} count={reviewCount} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By the first letter without its accent; everything else under `#`. The names are sorted already. */
function groupByLetter(items: readonly RatedName[]) {
  const groups: { letter: string; items: RatedName[] }[] = [];
  for (const item of items) {
    const first =
      item.name
        .normalize("NFD")
        .match(/[\p{L}\p{N}]/u)?.[0]
        ?.toLowerCase() ?? "";
    const letter = alphabet.includes(first) ? first : "#";
    const last = groups.at(-1);
    if (last?.letter === letter) last.items.push(item);
    else groups.push({ letter, items: [item] });
  }
  return groups;
}

function NobodyFound({ search, spelling }: { search: string; spelling: string | null }) {
  return (
    <EmptyState
      title="No business by that name"
      cloth={<Cloth id="reviews-choose" palette="teal" ratio={0.93} height={420} eager />}
      actions={
        <>
          {spelling && (
            <ButtonLink to={reviewsList.href({ search: spelling })}>Did you mean {spelling}?</ButtonLink>
          )}
          <ButtonLink to="/directory" variant="secondary">
            Go to the directory
          </ButtonLink>
        </>
      }
    >
      No business is named “{search}”. {!spelling && "Try fewer letters, or look through the directory."}
    </EmptyState>
  );
}
