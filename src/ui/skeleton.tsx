import { CardGrid } from "./card.tsx";
import { classes } from "./classes.ts";

/** A loading placeholder. Its size comes from its classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classes("skeleton", className)} aria-hidden="true" />;
}

/** The placeholder of a card, with the same height. */
export function CardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <Skeleton className="aspect-4/3" />
      <div className="selvedge opacity-0" />
      <div className="card-body">
        <div className="card-top">
          <Skeleton className="skeleton-line w-2/5" />
        </div>
        <div className="card-name">
          <Skeleton className="skeleton-line w-3/4" />
        </div>
        <div className="card-foot">
          <Skeleton className="skeleton-line w-1/2" />
          <Skeleton className="skeleton-line w-1/4" />
        </div>
      </div>
    </div>
  );
}

/** The placeholder of a list of cards. */
export function CardGridSkeleton({
  count = 6,
  columns,
}: {
  count?: number;
  columns?: "three" | "four" | "roomy";
}) {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading
      </p>
      <CardGrid columns={columns}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <CardSkeleton key={index} />
        ))}
      </CardGrid>
    </div>
  );
}

/** The placeholder of a list of rows. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="list-rows">
      <p className="sr-only" role="status">
        Loading
      </p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className="flex gap-4 border-b border-line py-4" aria-hidden="true">
          <Skeleton className="h-23 w-23" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="skeleton-line w-1/5" />
            <Skeleton className="skeleton-line w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A spinner where results are about to be. */
export function LoadingSpinner() {
  return (
    <div aria-busy="true" className="grid min-h-80 place-items-center">
      <p className="sr-only" role="status">
        Loading
      </p>
      <span className="spinner spinner-large" aria-hidden="true" />
    </div>
  );
}
