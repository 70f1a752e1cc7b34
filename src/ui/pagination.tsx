import { ChevronLeft, ChevronRight } from "lucide";
import { Icon } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

type To = LinkProps["to"];

type PagerProps = {
  label?: string;
  previous?: To | undefined;
  next?: To | undefined;
  position?: string | null | undefined;
};

/** Previous and next links for cursor pagination, with the position between them. */
export function Pager({ label = "Pages", previous, next, position }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager pager-steps" aria-label={label}>
      {previous ? <PreviousStep to={previous} /> : <span className="step" aria-hidden="true" />}
      {position && <span className="position">{position}</span>}
      {next ? <NextStep to={next} /> : <span className="step" aria-hidden="true" />}
    </nav>
  );
}

type PaginationProps = {
  label?: string;
  page: number;
  pages: number;
  pageTo: (page: number) => To;
};

/** Numbered pages: the first, the last and those around the current one. */
export function Pagination({ label = "Pages", page, pages, pageTo }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className="pager pager-numbered" aria-label={label}>
      {page > 1 && <PreviousStep to={pageTo(page - 1)} />}
      {shownPages(page, pages).map((shown, at, all) => (
        <PageLink
          key={shown}
          page={shown}
          current={page}
          to={pageTo(shown)}
          hasGap={shown - (all[at - 1] ?? 0) > 1}
        />
      ))}
      {page < pages && <NextStep to={pageTo(page + 1)} />}
    </nav>
  );
}

/** The page numbers to link. */
export function shownPages(page: number, pages: number): number[] {
  const from = Math.max(1, Math.min(page - 1, pages - 2));
  const around = [from, from + 1, from + 2].filter((near) => near <= pages);
  return [...new Set([1, ...around, pages])];
}

function PageLink(props: { page: number; current: number; to: To; hasGap: boolean }) {
  return (
    <>
      {props.hasGap && <span className="page">…</span>}
      <Link
        to={props.to}
        aria-label={`Page ${props.page}`}
        aria-current={props.page === props.current ? "page" : undefined}
      >
        {props.page}
      </Link>
    </>
  );
}

function PreviousStep({ to }: { to: To }) {
  return (
    <Link to={to} rel="prev" className="step">
      <Icon of={ChevronLeft} />
      <span>Previous</span>
    </Link>
  );
}

function NextStep({ to }: { to: To }) {
  return (
    <Link to={to} rel="next" className="step">
      <span>Next</span>
      <Icon of={ChevronRight} />
    </Link>
  );
}
