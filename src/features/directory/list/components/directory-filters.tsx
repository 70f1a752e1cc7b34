import { X } from "lucide";
import { Button, IconButton } from "#ui/button.tsx";
import { Radio } from "#ui/choice.tsx";
import { Icon } from "#ui/icon.tsx";
import { maxCounted } from "../../rules.ts";
import type { Choice } from "../read-directory.server.ts";
import { DirectoryNear } from "./directory-near.tsx";
import { type DirectoryForm, directoryFormId } from "./use-directory-form.ts";

export const filtersId = "filters";
const categoriesId = "filter-categories";
/** So many categories stand open; the others wait behind "Show more". */
const shownCategories = 11;

type DirectoryFiltersProps = {
  live: DirectoryForm;
  categories: readonly Choice[];
  isApproximate: boolean;
  zipProblem: string | null;
};

/**
 * The filters: a column on a desk, a sheet on a phone. The sheet is a popover, so that it opens without script
 * and there is one set of fields, which belongs to the search form.
 */
export function DirectoryFilters(props: DirectoryFiltersProps) {
  return (
    <aside
      id={filtersId}
      popover="auto"
      aria-label="Filters"
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh w-[min(27.5rem,100%-1.75rem)] overflow-auto overscroll-contain border-0 bg-paper px-6 pb-6 text-ink backdrop:bg-(--scrim) lg:sticky lg:inset-auto lg:top-4 lg:block lg:h-auto lg:w-auto lg:self-start lg:overflow-visible lg:bg-transparent lg:p-0"
    >
      <div className="flex items-center justify-between py-4 lg:hidden">
        <h2 className="text-h3">Filters</h2>
        <IconButton label="Close" popoverTarget={filtersId} popoverTargetAction="hide">
          <Icon of={X} />
        </IconButton>
      </div>
      <Categories
        categories={props.categories}
        isApproximate={props.isApproximate}
        chosen={props.live.pending.category}
        onChoose={props.live.onChoose}
      />
      <DirectoryNear live={props.live} query={props.live.pending} zipProblem={props.zipProblem} />
      <Button type="submit" form={directoryFormId} wide className="mt-2 lg:hidden" onClick={closeSheet}>
        Show businesses
      </Button>
    </aside>
  );
}

function closeSheet() {
  document.getElementById(filtersId)?.hidePopover();
}

type CategoriesProps = Pick<DirectoryFiltersProps, "categories" | "isApproximate"> & {
  chosen: string;
  onChoose: () => void;
};

function Categories({ categories, isApproximate, chosen, onChoose }: CategoriesProps) {
  const all = categories.reduce((sum, { businesses }) => sum + (businesses ?? 0), 0);
  const isCounted = categories.some(({ businesses }) => businesses !== null);
  const radio = (name: string, label: string, businesses: number | null) => (
    <Radio
      key={label}
      name="category"
      form={directoryFormId}
      value={name}
      label={label}
      count={businesses ? formatCount(businesses, isApproximate) : undefined}
      checked={chosen === name}
      onChange={onChoose}
    />
  );
  const { first, others } = foldCategories(categories);
  return (
    <div role="radiogroup" aria-labelledby={categoriesId} className="border-t-2 border-ink py-5">
      <h2 id={categoriesId} className="mb-2 text-base tracking-normal">
        Category
      </h2>
      {radio("", "All categories", isCounted ? all : null)}
      {first.map(({ name, businesses }) => radio(name, name, businesses))}
      {others.length > 0 && (
        <details open={others.some(({ name }) => name === chosen)} className="group">
          <summary className="link my-1 inline-flex min-h-8 cursor-pointer list-none items-center text-small [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Show {others.length} more</span>
            <span className="hidden group-open:inline">Show fewer</span>
          </summary>
          {others.map(({ name, businesses }) => radio(name, name, businesses))}
        </details>
      )}
    </div>
  );
}

/** A count among the first matches only is a least, not a whole, and says no more than the total does. */
function formatCount(businesses: number, isApproximate: boolean): string {
  if (!isApproximate) return businesses.toLocaleString("en-US");
  return `${Math.min(businesses, maxCounted).toLocaleString("en-US")}+`;
}

/** What would leave nothing waits behind "Show more" too, unless that is all there is. */
function foldCategories(categories: readonly Choice[]) {
  const full = categories.filter(({ businesses }) => businesses !== 0);
  const first = (full.length > 0 ? full : categories).slice(0, shownCategories);
  return { first, others: categories.filter((choice) => !first.includes(choice)) };
}
