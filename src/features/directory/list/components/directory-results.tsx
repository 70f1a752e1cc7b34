import { SlidersHorizontal } from "lucide";
import { Button } from "#ui/button.tsx";
import { CardGrid } from "#ui/card.tsx";
import { RemovableChip } from "#ui/chip.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { Pager } from "#ui/pagination.tsx";
import { BareSelect } from "#ui/select.tsx";
import { CardGridSkeleton } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useFocusOnNewPage } from "#ui/use-focus-on-new-page.ts";
import { BusinessCard } from "../../exports/business-card.tsx";
import { IgnoredValues } from "../../exports/ignored-values.tsx";
import { nextPage, previousPage } from "../../exports/page-trail.ts";
import { changeQuery, type DirectoryQuery, directoryPath, mapPath } from "../../input.ts";
import { DirectoryMap, mapId } from "../../map/components/directory-map.tsx";
import { formatTotal, sortLabels } from "../../rules.ts";
import type { DirectoryData } from "../read-directory.server.ts";
import { DirectoryEmpty } from "./directory-empty.tsx";
import { filtersId } from "./directory-filters.tsx";
import { type DirectoryForm, directoryFormId } from "./use-directory-form.ts";

const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));
/** The rows that are in sight on a desk when the page opens. */
const eagerCards = 3;

type DirectoryResultsProps = {
  live: DirectoryForm;
  query: DirectoryQuery;
  found: DirectoryData;
  isSlow: boolean;
};

/** What was found: how many, where, and the cards. */
export function DirectoryResults({ live, query, found, isSlow }: DirectoryResultsProps) {
  const { cards, clusters, place, isUnknownPlace, nextCursor } = found;
  const heading = useFocusOnNewPage<HTMLHeadingElement>(query.after);
  const previous = previousPage(query);
  const isSorted = !place && cards.length > 0;
  return (
    <div className="min-w-0">
      <div className="mb-5 grid grid-cols-2 items-center gap-x-2.5 gap-y-4 lg:flex lg:flex-wrap lg:gap-x-4">
        <button
          type="button"
          popoverTarget={filtersId}
          className={classes("button button-secondary button-regular lg:hidden", !isSorted && "col-span-2")}
        >
          <Icon of={SlidersHorizontal} />
          Filters
        </button>
        {isSorted && <SortField live={live} />}
        <div className="col-span-2 flex items-baseline justify-between gap-x-6 lg:-order-1">
          <h2 id="results" ref={heading} tabIndex={-1} className="scroll-mt-4 text-h3 outline-0">
            {titleOf(found)}
          </h2>
          {clusters.length > 0 && (
            <a href={`#${mapId}`} className="link shrink-0 text-small xl:hidden">
              See the map
            </a>
          )}
        </div>
        <Chips query={query} place={place} />
      </div>
      <p role="status" className="sr-only">
        {titleOf(found)}
      </p>
      {isUnknownPlace && (
        // A wrong ZIP code is named at its field too, which is often out of sight: in a sheet or further down.
        <p className="mb-5">
          {found.zipProblem ??
            `We know no business around “${query.near}” yet. Check the spelling, or try a larger city nearby.`}
        </p>
      )}
      <IgnoredValues ignored={found.ignored} />
      {place?.isGuess && (
        <p className="mb-5">
          We know no place named “{query.near}”, so this is around {place.label}.
        </p>
      )}
      {found.isPartial && (
        <p className="mb-5">
          So many names come close to “{query.search}” that we looked through the best rated ones only. One
          more letter or word helps.
        </p>
      )}
      {/* Beside the map there is room for two cards abreast; once it is folded up, for three. */}
      <div className="grid items-start gap-x-8 gap-y-12 xl:has-[details[open]]:grid-cols-[minmax(0,1fr)_23rem] xl:has-[details[open]]:[&_.card-grid]:grid-cols-2">
        <div className="min-w-0">
          {isSlow ? <CardGridSkeleton count={12} /> : <Cards query={query} found={found} />}
          {found.endsEarly && <NearbyEnd query={query} place={place} />}
          {cards.length > 0 && (
            <div className="mt-12 empty:hidden">
              <Pager
                {...(previous && { previous: `${directoryPath(previous)}#results` })}
                {...(nextCursor && { next: `${directoryPath(nextPage(query, nextCursor))}#results` })}
              />
            </div>
          )}
        </div>
        {clusters.length > 0 && <DirectoryMap query={query} clusters={clusters} spot={place?.spot} />}
      </div>
    </div>
  );
}

function Cards({ query, found }: { query: DirectoryQuery; found: DirectoryData }) {
  if (found.fallback) return <DirectoryEmpty query={query} place={found.place} fallback={found.fallback} />;
  return (
    <CardGrid>
      {found.cards.map((business, index) => (
        <BusinessCard key={business.id} business={business} index={index} eager={index < eagerCards} />
      ))}
    </CardGrid>
  );
}

/** A list by distance does not go on for ever: where it ends though there are more, it says so. */
function NearbyEnd({ query, place }: { query: DirectoryQuery; place: DirectoryData["place"] }) {
  return (
    <p className="mt-8">
      That is as far as we look around {place?.label ?? "the marked spot"}. Pick a category or search by name
      to see others, or <TextLink to={mapPath(query)}>look further on the map</TextLink>.
    </p>
  );
}

function SortField({ live }: { live: DirectoryForm }) {
  return (
    <div className="flex items-center gap-2 lg:order-1 lg:ml-auto">
      <label htmlFor="sort" className="kicker max-lg:sr-only">
        Sort by
      </label>
      <BareSelect
        id="sort"
        name="sort"
        form={directoryFormId}
        options={sorts}
        value={live.pending.sort}
        onChange={live.onChoose}
        className="lg:w-auto"
      />
      <noscript>
        <Button type="submit" form={directoryFormId} variant="quiet">
          Sort
        </Button>
      </noscript>
    </div>
  );
}

/** The filters in force, each with the way out of it. */
function Chips({ query, place }: { query: DirectoryQuery; place: DirectoryData["place"] }) {
  const { category, state } = query;
  const remove = (changes: Partial<DirectoryQuery>) => ({
    to: directoryPath(changeQuery(query, changes)),
    preventScrollReset: true,
  });
  if (!category && !state && !place) return null;
  return (
    <div className="col-span-2 flex flex-wrap gap-2">
      {category && <RemovableChip {...remove({ category: "" })}>{category}</RemovableChip>}
      {state && <RemovableChip {...remove({ state: "" })}>{state}</RemovableChip>}
      {place && (
        <RemovableChip {...remove({ near: "", point: null, radiusMiles: null })}>
          {place.label ?? "The marked spot"}
        </RemovableChip>
      )}
    </div>
  );
}

function titleOf({ total, cards, place }: DirectoryData): string {
  if (total) return formatTotal(total);
  if (cards.length === 0) return "0 businesses";
  return place?.label ? `Nearest to ${place.label}` : "Nearest first";
}
