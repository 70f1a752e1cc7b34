import { type ReactNode, useEffect } from "react";
import { Form } from "react-router";
import { Block } from "../block.tsx";
import { HangingBolts } from "../bolts.tsx";
import { CardGrid } from "../card.tsx";
import { Cloth } from "../cloth.tsx";
import { FailedState } from "../failed-state.tsx";
import { Pager } from "../pagination.tsx";
import { CardGridSkeleton, LoadingSpinner, RowsSkeleton } from "../skeleton.tsx";
import { BackLink } from "../text-link.tsx";
import { showToast } from "../toast-store.ts";
import type { ClothChoice } from "../weave/cloth-address.ts";
import type { PaletteName } from "../weave/palettes.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { type Chip, type MapToggle, ResultBar, type Sorts } from "./result-bar.tsx";
import { type AnyListForm, listFormId, useSlowList } from "./use-list-form.ts";

/** Why a list failed to load, and the error's id in the log. */
export type Failure = { reason: "failed" | "busy" | "too-many"; errorId: string | null };

export type ListPageProps = {
  live: AnyListForm;
  palette: PaletteName;
  /** The three cloths in the header. */
  cloths: readonly Pick<ClothChoice, "id" | "family" | "way">[];
  title: string;
  /** The parent page, for the back link. */
  parent?: { to: string; label: string };
  lead?: ReactNode;
  /** Below the lead: what one can do besides reading. */
  actions?: ReactNode;
  /** "1,050 businesses", or the heading of a list that is not counted. */
  count: string;
  /** The submit button of the filter sheet. Defaults to "Show" and the count. */
  showLabel?: string | undefined;
  /** "1–24 of 1,050" */
  position?: string | null | undefined;
  /** The cursor of this page. Focus moves to the list when it changes. */
  after: string;
  pages?: { previous?: string; next?: string };
  /** Notices above the list, such as unknown filter values. */
  notices?: readonly ReactNode[];
  /** Omitted for a list without search. Without a box, its field is in `bar`. */
  search?: { label: string; box?: ReactNode };
  filters?: ReactNode;
  /** `FilterBar`: the filters in a row above the list. */
  bar?: ReactNode;
  /** `TabLinks`, and other views of the list. */
  tabs?: ReactNode;
  /** Above the list, while it could be read. */
  above?: ReactNode;
  /** Another view instead of the list, such as a calendar. */
  content?: ReactNode;
  /** `ChoiceLinks` */
  choices?: ReactNode;
  /** `ClothStrip`, above list and filters. */
  strip?: ReactNode;
  chips?: readonly Chip[];
  clearTo?: string;
  sorts?: Sorts | undefined;
  map?: (MapToggle & { content: ReactNode }) | undefined;
  failure: Failure | null;
  /** The page has opened before its results are there. */
  isArriving?: boolean;
  /** Shown if the list failed to load. */
  failed: { title: string; message: string };
  /** `roomy` is for cards with much text: one column on phones. `rows` are no cards. */
  columns?: "three" | "roomy" | "rows";
  /** What stands for the next results while they load: as many cards, twelve by default, or a spinner. */
  loading?: number | "spinner" | undefined;
  /** Shown if there are no results. */
  empty: ReactNode;
  /** The cards. Empty if the list failed to load. */
  children: readonly ReactNode[];
  /** Below the cards, above the pagination. */
  below?: ReactNode;
  foot?: ReactNode;
};

const waiting = {
  busy: "So many people are searching right now that yours has to wait. Please try again in a moment.",
  "too-many": "That was a lot of searches in one minute. Take a breath, then try again.",
};

/** A list page: header with search, filters, result bar, cards and pagination, in all its states. */
export function ListPage(props: ListPageProps) {
  const { live, palette, search, filters, chips = [], clearTo, map, failure, failed } = props;
  const { isArriving = false } = props;
  const isSlow = useSlowList(live.path) || isArriving;
  const clear = chips.length > 0 ? (clearTo ?? live.path) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same toast for every new failure
  useEffect(() => {
    if (failure?.reason === "failed")
      showToast({ title: failed.title, description: failed.message, variant: "destructive" });
  }, [failure]);
  return (
    <div className="list" data-palette={palette} data-map={map?.isOpen ? "open" : undefined}>
      <ListHead {...props} />
      <PhoneBar searchLabel={search?.label} filters={filters ? chips.length : null} mapTo={map?.fullMapTo} />
      {props.strip}
      <div className="list-body">
        {filters && (
          <FilterPanel submitLabel={props.showLabel ?? `Show ${props.count}`} clearTo={clear} chips={chips}>
            {filters}
          </FilterPanel>
        )}
        <div className="list-main">
          {props.choices}
          {props.bar}
          {props.tabs}
          {!failure && props.above}
          {(failure || !props.content) && (
            <ResultBar
              title={failure || isArriving ? props.title : props.count}
              position={isArriving ? null : (props.position ?? null)}
              after={props.after}
              hasFilters={Boolean(filters)}
              chips={chips}
              clearTo={clear}
              sorts={props.sorts}
              map={map}
            />
          )}
          {props.notices?.map((notice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences without an identity
            <p key={index} className="list-notice">
              {notice}
            </p>
          ))}
          <Results {...props} isSlow={isSlow} />
        </div>
        {map?.isOpen && <div className="list-map">{map.content}</div>}
      </div>
      {props.foot}
    </div>
  );
}

function ListHead({ palette, cloths, parent, title, lead, actions, live, search }: ListPageProps) {
  return (
    // Not clipped like other page headers: suggestions overflow it.
    <Block palette={palette} className="page-head list-head">
      <div className="wrap">
        <div className="page-head-copy">
          {parent && <BackLink to={parent.to}>{parent.label}</BackLink>}
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {actions && <div className="actions mt-6">{actions}</div>}
          {search?.box ?? (
            <Form
              id={listFormId}
              ref={live.form}
              method="get"
              action={live.path}
              onSubmit={live.onSubmit}
              hidden
            />
          )}
        </div>
        <HangingBolts
          cloths={cloths.map((cloth) => (
            <Cloth key={cloth.id} {...cloth} palette={palette} ratio={0.4} height={420} eager />
          ))}
        />
      </div>
    </Block>
  );
}

function Results({
  failure,
  failed,
  empty,
  children,
  pages,
  isSlow,
  columns = "three",
  loading = 12,
  ...props
}: ListPageProps & { isSlow: boolean }) {
  if (failure) {
    const isOurs = failure.reason === "failed";
    const message = isOurs ? failed.message : waiting[failure.reason as keyof typeof waiting];
    return (
      <FailedState
        title={isOurs ? failed.title : "Hold on a moment"}
        message={failure.errorId ? `${message} Error id: ${failure.errorId}` : message}
      />
    );
  }
  if (isSlow && loading === "spinner") return <LoadingSpinner />;
  if (isSlow)
    return columns === "rows" ? (
      <RowsSkeleton count={6} />
    ) : (
      <CardGridSkeleton count={Number(loading)} columns={columns} />
    );
  if (props.content) return props.content;
  if (children.length === 0) return empty;
  return (
    <>
      {columns === "rows" ? (
        <div className="list-rows">{children}</div>
      ) : (
        <CardGrid columns={columns}>{children}</CardGrid>
      )}
      {props.below}
      {pages && <Pager {...pages} position={props.position ?? null} />}
    </>
  );
}
