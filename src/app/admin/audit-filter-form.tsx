import { TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TableFilters } from "#ui/table-filters.tsx";
import { type AuditQuery, auditList } from "./audit-query.ts";

type AuditFilterFormProps = { query: AuditQuery; kinds: readonly { type: string; action: string }[] };

/** The filters of the audit log. */
export function AuditFilterForm({ query, kinds }: AuditFilterFormProps) {
  const types = distinct(
    kinds.map(({ type }) => type),
    query.type,
  );
  const ofType = kinds.filter(({ type }) => !query.type || type === query.type);
  const actions = distinct(
    ofType.map(({ action }) => action),
    query.action,
  );
  return (
    <TableFilters
      // A link can change the filters too, so the fields are reset to match the list.
      key={auditList.href(query)}
      label="Filter the audit log"
      action={auditList.path}
      submitLabel="Show"
    >
      <TextField
        label="Person"
        name="person"
        placeholder="Username, email or operator"
        defaultValue={query.person}
      />
      <Select label="Thing" name="type" emptyLabel="Everything" options={types} defaultValue={query.type} />
      <TextField label="ID" name="id" defaultValue={query.id} />
      <Select
        label="Action"
        name="action"
        emptyLabel="All actions"
        options={actions}
        defaultValue={query.action}
      />
      <TextField label="From" name="from" type="date" defaultValue={query.from} className="min-w-44" />
      <TextField label="To" name="to" type="date" defaultValue={query.to} className="min-w-44" />
    </TableFilters>
  );
}

/** The known values and the selected one, in order. */
function distinct(values: readonly string[], chosen: string): string[] {
  return [...new Set(chosen ? [...values, chosen] : values)].sort();
}
