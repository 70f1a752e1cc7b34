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
};

/** No results: a link to what the term names or a correction, a reset, and popular businesses. */
export function DirectoryEmpty({
  query,
  place,
  fallback: { meaning, spelling, cards },
}: DirectoryEmptyProps) {
  const where = [query.category, query.state].filter(Boolean).join(", ");
  const advice = query.search ? "fewer words" : place ? "a larger distance" : "fewer filters";
  return (
    <>
      <EmptyState
        level={3}
        title={query.search ? "No stall by that name. Yet." : "No stall here. Yet."}
        cloth={
          <Cloth id="empty-directory" palette="gold" family="bogolan" way={3} ratio={0.9} height={320} />
        }
        actions={
          <>
            {spelling && (
              <ButtonLink to={directoryPath(changeQuery(query, { search: spelling }))}>
                Did you mean {spelling}?
              </ButtonLink>
            )}
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
        {place && ` around ${place.label ?? "the marked spot"}`}.{" "}
        {meaning ? (
          <>
            Looking in <TextLink to={meaning.to}>{meaning.label}</TextLink>?
          </>
        ) : (
          !spelling && `Try ${advice}, or know one we should have?`
        )}
      </EmptyState>
      {cards.length > 0 && (
        <section className="mt-14" aria-labelledby="well-loved">
          <h2 id="well-loved" className="mb-6">
            {query.category ? `Well loved in ${query.category}` : "Well loved in the directory"}
          </h2>
          {/* Two columns on a phone: the third card would be alone in its row. */}
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
