import { Plus } from "lucide";
import type { ReactNode } from "react";
import { ButtonLink } from "../button.tsx";
import { Cloth } from "../cloth.tsx";
import { type Column, DataTable } from "../data-table.tsx";
import { EmptyState } from "../empty-state.tsx";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { ChoiceLinks } from "../list-page/choice-links.tsx";
import { type AnyQuery, type ListAddress, useListForm } from "../list-page/use-list-form.ts";
import { Pager } from "../pagination.tsx";
import { type Option, Select } from "../select.tsx";
import { TableFailed } from "../table-failed.tsx";
import { TableFilters } from "../table-filters.tsx";

type Total = { count: number; isCapped?: boolean };
type List<Query> = ListAddress<Query> & {
  change: (query: Query, changes: Partial<Query>) => Query;
  pages: (
    query: Query,
    nextCursor: string | null,
    hash: string,
  ) => { previous?: string | undefined; next?: string | undefined };
  position: (query: Query, shown: { items: number } & Total) => string | null;
};
type Loaded<Query, Row> = {
  query: Query;
  found: { items: readonly Row[]; nextCursor: string | null; total?: Total } | null;
  ignored: readonly { words: string }[];
  failure: { reason: string; errorId: string | null } | null;
};

/** The default action adds a row, or shows all of them. */
type Empty = { title: string; text: ReactNode; action?: ReactNode };

type AdminTablePageProps<Query, Row> = {
  list: List<Query>;
  /** The loader data of `listLoader`. */
  loaded: Loaded<Query, Row>;
  /** The table's name: "Search words". */
  label: string;
  /** The rows within a sentence, "Pages of …". By default the label in lowercase. */
  noun?: string;
  /** An introduction above the table. */
  lead?: ReactNode;
  /** The default label of the search is "Search …". */
  search?: { placeholder: string; label?: string };
  /** Menus next to the search. */
  filters?: readonly { label: string; name: string; emptyLabel: string; options: readonly Option[] }[];
  /** Rows of links above the table. */
  choices?: readonly { label: string; name: string; options: readonly { value: string; label: string }[] }[];
  /** Replaces search and menus. */
  bar?: ReactNode;
  add?: { to: string; label: string };
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** A button at the end of each row that opens it; `name` completes its label for screen readers. */
  open?: { label: string; to: (row: Row) => string; name: (row: Row) => string };
  empty: Empty;
  /** Replaces `empty` if a filter is set. */
  noMatch?: Empty;
  /** Below the table, unless it is empty. */
  foot?: ReactNode;
};

/** An admin table: search, filters, rows and pages, or an empty state. */
export function AdminTablePage<Query extends AnyQuery, Row extends { id: string }>(
  props: AdminTablePageProps<Query, Row>,
) {
  const { list, loaded, label, choices = [], columns, open } = props;
  const { query, found, failure, ignored } = loaded;
  const { items = [], nextCursor = null, total } = found ?? {};
  const noun = props.noun ?? label.toLowerCase();
  return (
    <>
      {props.lead && <p className="mb-4 max-w-[64ch] text-pretty text-muted">{props.lead}</p>}
      {props.bar ?? <TableSearch {...props} noun={noun} />}
      {choices.map(({ name, label, options }) => (
        <ChoiceLinks
          key={name}
          label={label}
          choices={options}
          chosen={textOf(query, name)}
          toChoice={(value) => list.href(list.change(query, { [name]: value } as Partial<Query>))}
        />
      ))}
      {ignored.map(({ words }) => (
        <p key={words} className="table-note">
          {words}
        </p>
      ))}
      {failure ? (
        <TableFailed {...failure} />
      ) : items.length > 0 ? (
        <>
          <DataTable
            label={label}
            rows={items}
            keyOf={({ id }) => id}
            columns={open ? [...columns, openColumn(open)] : columns}
          />
          <Pager
            label={`Pages of ${noun}`}
            {...list.pages(query, nextCursor, "")}
            position={total ? list.position(query, { items: items.length, ...total }) : null}
          />
          {props.foot}
        </>
      ) : (
        <NoRows {...props} noun={noun} />
      )}
    </>
  );
}

function NoRows<Query extends AnyQuery, Row>(props: AdminTablePageProps<Query, Row> & { noun: string }) {
  const { list, loaded, label, noun, search, add, empty, noMatch } = props;
  const isFiltered = list.href(list.change(loaded.query, {})) !== list.path;
  const { title, text, action } = (isFiltered && noMatch) || empty;
  const more = isFiltered ? { to: list.path, label: `All ${noun}` } : add;
  return (
    <EmptyState
      title={title}
      cloth={
        <Cloth
          id={`admin-${label.toLowerCase().replaceAll(" ", "-")}`}
          palette="gold"
          ratio={0.93}
          height={420}
          eager
        />
      }
      actions={
        action === undefined ? search && more && <ButtonLink to={more.to}>{more.label}</ButtonLink> : action
      }
    >
      {text}
    </EmptyState>
  );
}

function TableSearch<Query extends AnyQuery, Row>(props: AdminTablePageProps<Query, Row> & { noun: string }) {
  const { list, loaded, search, filters = [], choices = [], add, noun } = props;
  const live = useListForm(list, loaded.query);
  if (!search) return null;
  const label = search.label ?? `Search ${noun}`;
  return (
    <TableFilters
      label={label}
      action={list.path}
      submitLabel="Search"
      form={live.form}
      onSubmit={live.onSubmit}
      end={
        add && (
          <ButtonLink to={add.to}>
            <Icon of={Plus} />
            {add.label}
          </ButtonLink>
        )
      }
    >
      <TextField
        label={label}
        name="search"
        type="search"
        placeholder={search.placeholder}
        autoComplete="off"
        maxLength={100}
        value={live.text}
        onChange={live.onType}
      />
      {filters.map(({ name, ...menu }) => (
        <Select
          key={name}
          name={name}
          {...menu}
          value={textOf(live.pending, name)}
          onChange={() => live.onChoose()}
        />
      ))}
      {choices.map(({ name }) => (
        <input key={name} type="hidden" name={name} value={textOf(loaded.query, name)} />
      ))}
    </TableFilters>
  );
}

function openColumn<Row>({ label, to, name }: NonNullable<AdminTablePageProps<never, Row>["open"]>) {
  return {
    header: <span className="sr-only">{label}</span>,
    isAction: true,
    cell: (row: Row) => (
      <ButtonLink to={to(row)} variant="quiet" size="small">
        {label}
        <span className="sr-only"> {name(row)}</span>
      </ButtonLink>
    ),
  };
}

function textOf(query: object, name: string): string {
  return String((query as Record<string, unknown>)[name] ?? "");
}
