import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { CardGrid } from "#ui/card.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { BusinessCard } from "../../exports/business-card.tsx";
import { changeQuery, type DirectoryQuery, directoryPath } from "../../input.ts";
import type { DirectoryData } from "../read-directory.server.ts";

type DirectoryEmptyProps = {
  query: DirectoryQuery;
  place: DirectoryData["place"];
  fallback: NonNullable<DirectoryData["fallback"]>;
  /** Other meanings of the words. Visible without scrolling, so everything before it is one line. */
  children?: ReactNode;
};

/**
 * No results: other meanings of the words, or a link to what they name, a correction, a reset, and popular businesses.
 */
export function DirectoryEmpty({ query, place, fallback, children }: DirectoryEmptyProps) {
  const { meaning, spelling, cards } = fallback;
  const where = [query.category, query.state].filter(Boolean).join(", ");
  const advice = query.search ? "fewer words" : place ? "a larger distance" : "fewer filters";
  const title = query.search ? `No business has “${query.search}” in its name.` : "No business here yet.";
  const otherSpelling = spelling && directoryPath(changeQuery(query, { search: spelling }));
  return (
    <>
      {children ? (
        <>
          <p className="mb-6">
            {title} {otherSpelling && <TextLink to={otherSpelling}>Did you mean {spelling}?</TextLink>}
          </p>
          {children}
        </>
      ) : (
        <EmptyState
          level={3}
          title={title}
          cloth={
            <Cloth id="empty-directory" palette="gold" family="bogolan" way={3} ratio={0.9} height={320} />
          }
          actions={
            <>
              {otherSpelling && <ButtonLink to={otherSpelling}>Did you mean {spelling}?</ButtonLink>}
              <ButtonLink to="/directory" variant={spelling ? "secondary" : "primary"}>
                Clear filters
              </ButtonLink>
              <ButtonLink to="/claim-business" variant="secondary">
                List a business
              </ButtonLink>
            </>
          }
        >
          Nothing matches {query.search ? `“${query.search}”` : "these filters"}
          {where && ` in ${where}`}
          {place && ` around ${place.label ?? "your location"}`}.{" "}
          {meaning ? (
            <>
              Looking in <TextLink to={meaning.to}>{meaning.label}</TextLink>?
            </>
          ) : (
            !spelling && `Try ${advice}, or know one we should have?`
          )}
        </EmptyState>
      )}
      {cards.length > 0 && !children && (
        <section className="mt-14" aria-labelledby="well-loved">
          <h2 id="well-loved" className="mb-6">
            {query.category ? `Popular in ${query.category}` : "Popular in the directory"}
          </h2>
          {/* Two columns on phones: the third card would be alone in its row. */}
          <CardGrid className="max-sm:[&>:nth-child(3)]:hidden">
            {cards.map((business, index) => (
              <BusinessCard key={business.id} business={business} index={index} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}
