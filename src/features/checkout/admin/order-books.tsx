import { DataTable } from "#ui/data-table.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { ShownAdminOrder } from "./read-admin-order.server.ts";

const moves: Record<string, string> = {
  reserve: "Held",
  release: "Hold ended",
  sell: "Sold",
  sell_late: "Sold after its hold",
  restock: "Back on the shelf",
};
const bookings: Record<string, string> = {
  charge: "Payment",
  refund: "Refund",
  refund_failed: "Refund failed",
  dispute: "Dispute",
  dispute_won: "Dispute won",
};
const accounts: Record<string, string> = {
  provider: "At the provider",
  goods: "Products",
  shipping: "Shipping",
  tax: "Sales tax",
  refunds: "Refunds",
  disputes: "Disputes",
};

/** Ledger entries and stock movements, which are never edited. */
export function OrderBooks({ order: { money, stock } }: { order: Pick<ShownAdminOrder, "money" | "stock"> }) {
  return (
    <div className="grid gap-10">
      <TitledSection titleId="money" title="Money" level={3} titleClassName="mb-3 text-h3">
        {money.length === 0 ? (
          <p className="text-muted">Nothing was booked.</p>
        ) : (
          <DataTable
            label="Money"
            rows={money}
            keyOf={({ id }) => id}
            columns={[
              { header: "What", cell: ({ kind }) => bookings[kind] ?? kind },
              { header: "Account", cell: ({ account }) => accounts[account] ?? account },
              { header: "When", isNumeric: true, isHiddenOnPhones: true, cell: ({ when }) => when },
              { header: "Amount", isNumeric: true, cell: ({ amount }) => amount },
            ]}
          />
        )}
      </TitledSection>
      <TitledSection titleId="stock" title="Stock" level={3} titleClassName="mb-3 text-h3">
        {stock.length === 0 ? (
          <p className="text-muted">Nothing was moved: its stock is not counted.</p>
        ) : (
          <DataTable
            label="Stock"
            rows={stock}
            keyOf={({ id }) => id}
            columns={[
              { header: "What", cell: ({ title }) => title },
              {
                header: "Move",
                cell: ({ kind, note }) => `${moves[kind] ?? kind}${note ? `. ${note}` : ""}`,
              },
              { header: "When", isNumeric: true, isHiddenOnPhones: true, cell: ({ when }) => when },
              { header: "How many", isNumeric: true, cell: ({ quantity }) => quantity },
            ]}
          />
        )}
      </TitledSection>
    </div>
  );
}
