import { type RetentionRow, retentionParts } from "#platform/retention/retention-row.ts";

/** Every declaration, bundled with the page, so that legal pages load nothing. */
const declared = import.meta.glob<Record<string, Record<string, RetentionRow>>>(
  ["../../features/**/retention.ts", "../../platform/**/*-retention.ts"],
  { eager: true },
);

/** All stored personal data with its retention: the rows that the nightly job enforces. */
export const retention: readonly RetentionRow[] = Object.values(declared)
  .flatMap((exports) => Object.values(exports))
  .flatMap((rows) => Object.values(rows));

/** All retention rows, in one table per part of the site. */
export function RetentionTables() {
  return retentionParts.map((part) => (
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
        {retention
          .filter((row) => row.part === part)
          .map((row) => (
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
