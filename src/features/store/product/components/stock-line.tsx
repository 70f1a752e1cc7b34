import { Check, TriangleAlert, X } from "lucide";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import type { StockState } from "../../rules.ts";

const looks = {
  "in-stock": { icon: Check, color: "text-forest" },
  short: { icon: TriangleAlert, color: "text-danger" },
  unavailable: { icon: X, color: "text-muted" },
} as const;

/** What is left of the chosen variant. Announced when it changes. */
export function StockLine({ stock }: { stock: StockState }) {
  return (
    <div role="status" className="min-h-6">
      {stock && (
        <p className={classes("stock", looks[stock.kind].color)}>
          <Icon of={looks[stock.kind].icon} />
          {stock.message}
        </p>
      )}
    </div>
  );
}
