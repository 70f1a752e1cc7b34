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
import { FilterPanel } from "./filter-panel.tsx";
import { type List, ListContext, useList } from "./list-context.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { ResultBar, type Sorts } from "./result-bar.tsx";
import { ListFormContext, listFormId, useFormOfList, useSlowList } from "./use-list-form.ts";

type ListPageProps = {
  /** From `useListPage`. */
  list: List;
  /** `ListHead` and `ListBody`, with anything around them. A plain list needs no children. */
  children?: ReactNode;
};

/** A list page in all its states: header with search, filters, results and pagination. */
export function ListPage({ list, children }: ListPageProps) {
  const { failure, failed } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same toast for every new failure
  useEffect(() => {
    if (failure?.reason === "failed")
      showToast({ title: failed.title, description: failed.message, variant: "destructive" });
  }, [failure]);
  return (
    <ListContext value={list}>
      <ListFormContext value={list.live}>
        <div className="list" data-palette={list.palette} data-map={list.map?.isOpen ? "open" : undefined}>
          {children ?? (
            <>
              <ListHead />
              <ListBody>
                <ListResults />
              </ListBody>
            </>
          )}
        </div>
      </ListFormContext>
    </ListContext>
  );
}

type ListHeadProps = {
  /** Below the lead: what one can do besides reading. */
  actions?: ReactNode;
  /** `ListSearch`. Without it, the list's form is empty, and its fields are in `ListBody`. */
  children?: ReactNode;
};

/** The header of a list page, under its cloths. */
export function ListHead({ actions, children }: ListHeadProps) {
  const { palette, cloths, parent, title, lead } = useList();
  const live = useFormOfList();
  return (
    <>
      {/* Not clipped like other page headers: suggestions overflow it. */}
      <Block palette={palette} className="page-head list-head">
        <div className="wrap">
          <div className="page-head-copy">
            {parent && <BackLink to={parent.to}>{parent.label}</BackLink>}
            <h1>{title}</h1>
            {lead && <p className="lead">{lead}</p>}
            {actions && <div className="actions mt-6">{actions}</div>}
            {children ?? (
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
      <PhoneBar />
    </>
  );
}

type ListBodyProps = {
  /** `ChoiceFilter` and others: a column on desktop, a sheet on phones. */
  filters?: ReactNode;
  /** Beside the results while the map is open. */
  map?: ReactNode;
  /** `ChoiceLinks`, `FilterBar` or `TabLinks`, and `ListResults`. */
  children: ReactNode;
};

/** The results of a list, with filters and map beside them. */
export function ListBody({ filters, map, children }: ListBodyProps) {
  const { showLabel, clearTo, chips, map: toggle } = useList();
  return (
    <div className="list-body">
      {filters && (
        <FilterPanel submitLabel={showLabel} clearTo={clearTo} chips={chips}>
          {filters}
        </FilterPanel>
      )}
      <div className="list-main">{children}</div>
      {toggle?.isOpen && <div className="list-map">{map}</div>}
    </div>
  );
}

const waiting = {
  busy: "So many people are searching right now that yours has to wait. Please try again in a moment.",
  "too-many": "That was a lot of searches in one minute. Take a breath, then try again.",
};

type ListResultsProps = {
  sorts?: Sorts | undefined;
  /** `roomy` is for cards with much text: one column on phones. `rows` has rows instead of cards. */
  columns?: "three" | "roomy" | "rows";
  /** Another view instead of the results, such as a calendar. */
  view?: ReactNode;
  /** Shown if there are no results. */
  empty?: ReactNode;
  /** Below the cards, above the pagination. */
  below?: ReactNode;
  /** The cards, if they are not those of `useListPage`. */
  children?: readonly ReactNode[];
};

/** The results of a list with their count, sort, active filters and pagination, and what replaces them. */
export function ListResults({ view, sorts, ...shown }: ListResultsProps) {
  const list = useList();
  return (
    <>
      {(list.failure || !view) && <ResultBar sorts={sorts} />}
      {list.notices.map((notice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences without an identity
        <p key={index} className="list-notice">
          {notice}
        </p>
      ))}
      <Results {...shown} view={view} />
    </>
  );
}

function Results({ columns = "roomy", view, empty, below, children }: ListResultsProps) {
  const { live, failure, failed, isArriving, loading = 12, ...list } = useList();
  const isSlow = useSlowList(live.path) || isArriving;
  const cards = children ?? list.cards;
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
  if (isSlow) {
    if (loading === "spinner") return <LoadingSpinner />;
    if (columns === "rows") return <RowsSkeleton count={6} />;
    return <CardGridSkeleton count={loading} columns={columns} />;
  }
  if (view) return view;
  if (cards.length === 0) return empty ?? list.empty;
  return (
    <>
      {columns === "rows" ? (
        <div className="list-rows">{cards}</div>
      ) : (
        <CardGrid columns={columns}>{cards}</CardGrid>
      )}
      {below}
      <Pager {...list.pages} position={list.position} />
    </>
  );
}
