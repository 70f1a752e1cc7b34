import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { StockRow } from "./list-stock.server.ts";

export type StockMovement = {
  id: string;
  kind: "receive" | "correct" | "reserve" | "release" | "sell" | "sell_late" | "restock";
  quantity: number;
  note: string | null;
  by: string | null;
  orderNumber: string | null;
  at: Date;
};

const maxMovements = 100;

/** A variant with its stock, and its newest movements. */
export async function findStock(db: Db, variantId: string) {
  const { rows } = await sql<StockRow & { isCounted: boolean }>`
    select v.id, v.product_id as "productId", p.title as "productTitle", v.title, v.sku, p.thumbnail as "imageUrl",
      b.name as seller, s.received, s.reserved as held, s.sold, s.inventory_quantity as left,
      v.manage_inventory as "isCounted"
    from product_variants v
    join products p on p.id = v.product_id
    join variant_stock s on s.variant_id = v.id
    left join businesses b on b.id = p.business_id
    where v.id = ${variantId}`.execute(db);
  const [stock] = rows;
  if (!stock) return undefined;
  const movements = await sql<StockMovement>`
    select m.id::text, m.kind, m.quantity, m.note, profiles.username as by, orders.number::text as "orderNumber", m.at
    from stock_movements m
    left join profiles on profiles.id = m.moved_by
    left join orders on orders.id = m.order_id
    where m.variant_id = ${variantId} order by m.id desc limit ${maxMovements}`.execute(db);
  return { stock, movements: movements.rows };
}
