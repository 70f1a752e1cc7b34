import { Cover } from "#ui/cover.tsx";
import { Link } from "#ui/link.tsx";
import { Score } from "#ui/rating.tsx";
import type { Result } from "../find/result.ts";
import { joinKind, kindLabels, tabOf } from "../present/tabs.ts";

/** Guides, tours, stays, venues and help. */
export function ResultRows({ items }: { items: readonly Result[] }) {
  return (
    <ul className="found-rows">
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`} className="found-row">
          <Cover
            id={item.id}
            palette={tabOf(item.kind).palette}
            ratio={1}
            height={96}
            picture={item.pictureUrl}
            className="found-row-cover"
          />
          <div className="min-w-0">
            <p className="kicker">{joinKind(kindLabels[item.kind], item.detail)}</p>
            <h3>
              <Link to={item.href} prefetch="intent">
                {item.title}
              </Link>
            </h3>
            {item.summary && <p className="found-row-text">{item.summary}</p>}
          </div>
          {(item.price || item.rating) && (
            <p className="found-row-figure">
              {item.price && <b>{item.price}</b>}
              {item.rating && <Score rating={item.rating.average} count={item.rating.reviews} />}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
