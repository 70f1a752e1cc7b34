import { formatCount } from "#ui/format-number.ts";
import { ChoiceFilter } from "#ui/list-page/choice-filter.tsx";
import type { DirectoryQuery } from "../../input.ts";
import { knownCategories, maxCounted, orderCategories } from "../../rules.ts";
import type { Choice, DirectoryData } from "../read-directory.server.ts";
import { DirectoryNear } from "./directory-near.tsx";

/** Without counts, every category can still be selected. */
const uncounted: readonly Choice[] = orderCategories(knownCategories).map((name) => ({
  name,
  businesses: null,
}));

/** The filters of the directory: category and location. */
export function DirectoryFilters({ query, found }: { query: DirectoryQuery; found: DirectoryData | null }) {
  const categories = found?.categories ?? uncounted;
  const isApproximate = found?.isApproximate ?? false;
  const isCounted = categories.some(({ businesses }) => businesses !== null);
  const all = categories.reduce((sum, { businesses }) => sum + (businesses ?? 0), 0);
  return (
    <>
      <ChoiceFilter
        title="Category"
        name="category"
        choices={[
          {
            value: "",
            label: "All categories",
            count: isCounted ? describeCount(all, isApproximate) : undefined,
          },
          ...categories.map(({ name, businesses }) => ({
            value: name,
            label: name,
            count: describeChoice(businesses, isApproximate),
            isEmpty: businesses === 0,
          })),
        ]}
      />
      <DirectoryNear query={query} zipProblem={found?.zipProblem ?? null} />
    </>
  );
}

/** None found in a sample does not mean that there is none. */
function describeChoice(businesses: number | null, isApproximate: boolean): string | undefined {
  if (businesses === null || (businesses === 0 && isApproximate)) return undefined;
  return describeCount(businesses, isApproximate);
}

/** A count over a sample is a lower bound, and never above the total shown. */
function describeCount(businesses: number, isApproximate: boolean): string {
  if (!isApproximate) return formatCount(businesses);
  return `${formatCount(Math.min(businesses, maxCounted))}+`;
}
