import { DataTable } from "#ui/data-table.tsx";
import { formatCount } from "#ui/format-number.ts";
import type { Period } from "../present-stats.ts";
import { kindLabels, visitKinds } from "../rules.ts";

/** The numbers of the chart, latest first. */
export function StatsTable({ periods, isDays }: { periods: readonly Period[]; isDays: boolean }) {
  return (
    <details className="mt-4">
      <summary className="link hit w-fit cursor-pointer py-2">Show as a table</summary>
      <div className="mt-3">
        <DataTable
          label={isDays ? "Insights by day" : "Insights by month"}
          rows={periods.toReversed()}
          keyOf={({ fullLabel }) => fullLabel}
          columns={[
            { header: isDays ? "Day" : "Month", cell: ({ fullLabel }) => fullLabel },
            ...visitKinds.map((kind) => ({
              header: kindLabels[kind],
              isNumeric: true,
              cell: (period: Period) => (
                <>
                  <span className="sm:hidden">{kindLabels[kind]}: </span>
                  {formatCount(period[kind])}
                </>
              ),
            })),
          ]}
        />
      </div>
    </details>
  );
}
