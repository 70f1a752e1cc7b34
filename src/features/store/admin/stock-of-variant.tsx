import { saveError } from "#platform/admin/editor-errors.ts";
import { recordTitle } from "#platform/admin/record-title.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { requireFound, requireId } from "#platform/http/request/require-found.ts";
import { servicesContext } from "#platform/http/services.ts";
import { EditorPanel } from "#ui/admin/editor-page.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import { formatDay } from "#ui/format-day.ts";
import { describeCount, formatCount } from "#ui/format-number.ts";
import { Select } from "#ui/select.tsx";
import { moveStock } from "../commands/move-stock.server.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/stock-of-variant";
import { movementSchema } from "./input.ts";
import { findStock } from "./queries/find-stock.server.ts";
import { stockList } from "./stock-query.ts";

export const meta = recordTitle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { stock, movements } = requireFound(await findStock(db, requireId(params.id)));
  return {
    stock,
    title: stock.productTitle,
    fields: describeFields(movementSchema),
    movements: movements.map(({ at, ...movement }) => ({
      ...movement,
      at: at.toISOString(),
      day: formatDay(at),
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const variantId = requireId(args.params.id);
  return handleForm(args, {
    schema: movementSchema,
    refusals: productRefusals,
    title: saveError,
    run: (services, actor, movement) => moveStock(services, actor, { ...movement, variantId }),
    done: { to: `/admin/stock/${variantId}`, toast: { title: "Stock updated successfully" } },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: saveError });

/** One variant's stock: how it stands, a form to receive or correct, and every movement. */
export default function StockOfVariantPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { stock, title, movements, fields } = loaderData;
  const { received, held, sold, left } = stock;
  return (
    <EditorPanel
      title={title}
      note={[stock.title, stock.sku, stock.seller].filter(Boolean).join(" · ")}
      back={{ to: stockList.path, label: "Stock" }}
      palette="plum"
      cover={{ id: stock.productId, picture: stock.imageUrl }}
    >
      <FactList
        facts={[
          { label: "Received", value: formatCount(received) },
          { label: "Held", value: formatCount(held) },
          { label: "Sold", value: formatCount(sold) },
          { label: "Left", value: formatCount(left) },
        ]}
      />
      {!stock.isCounted && (
        <p className="mt-4">
          The stock of this variant is not counted: it can be bought whatever stands here.
        </p>
      )}
      <Form
        id="movement"
        failure={failure}
        fields={fields}
        resetsOnSuccess
        className="mt-6 grid gap-5 sm:grid-cols-2"
      >
        <Select
          name="kind"
          label="What happened"
          defaultValue="receive"
          options={[
            { value: "receive", label: "Stock received" },
            { value: "correct", label: "The count was wrong" },
          ]}
        />
        <TextField
          name="quantity"
          label="How many"
          inputMode="numeric"
          hint="A correction may be below zero."
        />
        <TextField
          name="note"
          label="Note"
          optional
          hint="Where from, or why. A correction needs one."
          className="sm:col-span-2"
        />
        <FormSubmit pendingLabel="Saving">Update stock</FormSubmit>
      </Form>
      <h3 className="mt-10 mb-3 text-h3">Movements</h3>
      {movements.length > 0 ? <Movements movements={movements} /> : <p>Nothing has moved yet.</p>}
    </EditorPanel>
  );
}

const kindLabels = {
  receive: "Came in",
  correct: "Corrected",
  reserve: "Held for an order",
  release: "Set free again",
  sell: "Sold",
  sell_late: "Sold after its hold",
  restock: "Came back",
} as const;

type Movement = Route.ComponentProps["loaderData"]["movements"][number];

function Movements({ movements }: { movements: readonly Movement[] }) {
  return (
    <DataTable
      label="Movements"
      rows={movements}
      keyOf={({ id }) => id}
      columns={[
        { header: "What", cell: ({ kind }) => kindLabels[kind] },
        {
          header: "How many",
          isNumeric: true,
          cell: ({ quantity }) => describeCount(quantity, "unit", "units"),
        },
        { header: "Why", cell: ({ note, orderNumber }) => (orderNumber ? `Order UJ-${orderNumber}` : note) },
        { header: "Who", cell: ({ by }) => by },
        { header: "When", isNumeric: true, cell: ({ at, day }) => <time dateTime={at}>{day}</time> },
      ]}
    />
  );
}
