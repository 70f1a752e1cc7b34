import type { RetentionRow } from "#platform/retention/retention-row.ts";
import { retention } from "../retention.ts";

/** Everything that is kept about people and for how long: the rows that the nightly job obeys. */
export function RetentionTables() {
  return retention.map(({ part, rows }) => (
    <table key={part} className="prose-stack">
      <caption>{part}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">What for</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what}>
            <th scope="row">{row.what}</th>
            <td>{row.why}</td>
            <td>{describeTime(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

function describeTime({ keptFor, after }: RetentionRow) {
  return after === null ? keptFor : `${keptFor} after ${after}`;
}
