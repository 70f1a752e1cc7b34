/** The name of the button that adds or removes a row of a list: `links+`, `links-2`. */
const rowButton = "rows";

/** The name of one row of a list field: `links.0`. */
export function rowName(name: string, index: number): string {
  return `${name}.${index}`;
}

/** The texts of a list field, from the first row to the first missing number. */
export function listRows(form: FormData, name: string): string[] {
  const rows: string[] = [];
  for (let value = form.get(rowName(name, 0)); typeof value === "string"; ) {
    rows.push(value);
    value = form.get(rowName(name, rows.length));
  }
  return rows;
}

/**
 * The form with a row added or removed, if it was sent by such a button: without JavaScript the server changes the
 * rows and keeps all typed values. Null for a normal submit.
 */
export function changeRows(
  form: FormData,
  lists: readonly { name: string; maxItems?: number }[],
): FormData | null {
  const [, name = "", sign, index = ""] =
    /^([a-z_]+)([+-])(\d{0,4})$/.exec(String(form.get(rowButton) ?? "")) ?? [];
  const list = lists.find((one) => one.name === name);
  if (!list) return null;
  const rows = listRows(form, name);
  const changed = new FormData();
  for (const [key, value] of form)
    if (key !== rowButton && !key.startsWith(`${name}.`)) changed.append(key, value);
  if (sign === "-") rows.splice(Number(index), 1);
  else if (rows.length < (list.maxItems ?? Number.POSITIVE_INFINITY)) rows.push("");
  for (const [at, value] of rows.entries()) changed.append(rowName(name, at), value);
  return changed;
}
