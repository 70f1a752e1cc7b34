import { parseArgs } from "node:util";
import { Client } from "pg";
import { startStack } from "#testing/stack.ts";
import { fsync } from "./fsync.ts";
import { buyLines } from "./store/buy-lines.ts";
import { type Stock, takeMost } from "./store/take-most.ts";

/**
 * 50 visitors, each from a separate network, hold as much of the store as they can and never pay. They know all stock
 * and take the scarcest first. Passes if a browser without an account can still order one of every variant that was in
 * stock, and if a single IP address that does the proof of work holds at most 50 units. Also prints what 50 visitors
 * hold who do the work; that lasts 15 minutes and has no limit here. Needs `npm run build`; the proof of work is a
 * hundred times cheaper than usual. `npm run drill:hoard -- --visitors 50`
 */
const { values } = parseArgs({ options: { visitors: { type: "string", default: "50" } } });
const visitors = Number(values.visitors);
const maxUnitsOfAddress = 50;
const deadline = Date.now() + 15 * 60_000;

const stack = await startStack({
  fsync,
  env: { LOG_LEVEL: "silent", PROOF_OF_WORK_COST: "50" },
});
const owner = new Client({ connectionString: stack.ownerUrl });
await owner.connect();
const faults: string[] = [];
let networks = 0;
const newNetwork = () => `10.${networks >> 8}.${networks++ & 255}.7`;

try {
  const before = await readStock();
  const inStock = before.filter(({ left }) => left > 0);
  const units = inStock.reduce((sum, { left, held }) => sum + left + held, 0);
  console.log(`${inStock.length} variants in stock, ${units} units`);

  const everything = inStock.slice(0, 50).map(({ id }) => ({ variant_id: id, quantity: 99 }));
  const greedy = await Promise.all(
    Array.from({ length: 5 }, () => buyLines(stack.origin, everything, { network: "10.255.0.1" })),
  );
  console.log(`everything at once: ${greedy.map(({ reason }) => reason || "taken").join(", ")}`);

  await hoard({ worksForOrders: false });
  const held = await describeHolds("without work", before);
  if (held.units === 0) faults.push("nothing was hoarded: nothing was proved");

  let refused = 0;
  for (const { id, left } of inStock) {
    if (Date.now() > deadline) throw new Error("out of time");
    const lines = [{ variant_id: id, quantity: 1 }];
    const outcome = await buyLines(stack.origin, lines, { network: newNetwork(), worksForOrders: true });
    if (outcome.status === 200) continue;
    refused += 1;
    if (refused <= 5)
      console.log(`  one of ${left} could not be ordered: ${outcome.status} ${outcome.reason}`);
  }
  console.log(`an honest visitor ordered one of ${inStock.length - refused} of ${inStock.length} variants`);
  if (refused > 0) faults.push(`${refused} variants could not be ordered`);

  const early = await readStock();
  const address = newNetwork();
  for (let nth = 0; nth < 12; nth++)
    await buyLines(stack.origin, takeMost(await readStock(), "all of it"), {
      network: address,
      worksForOrders: true,
    });
  const alone = await describeHolds("one IP address that does the proof of work", early);
  if (alone.units > maxUnitsOfAddress) faults.push(`one IP address holds ${alone.units} units`);

  const late = await readStock();
  await hoard({ worksForOrders: true });
  await describeHolds("with work, not judged", late);
} finally {
  await owner.end();
  await stack.stop();
}
for (const fault of faults) console.log(`- ${fault}`);
console.log(faults.length > 0 ? "FAILED." : "Holds.");
process.exit(faults.length > 0 ? 1 : 0);

/** Each visitor takes as much as possible in one order, then tries a second. */
async function hoard({ worksForOrders }: { worksForOrders: boolean }) {
  const outcomes = new Map<string, number>();
  for (let nth = 0; nth < visitors; nth++) {
    const network = newNetwork();
    for (const _order of ["first", "second"]) {
      if (Date.now() > deadline) throw new Error("out of time");
      const lines = takeMost(await readStock(), worksForOrders ? "all of it" : "half of it");
      if (lines.length === 0) continue;
      const { status, reason } = await buyLines(stack.origin, lines, { network, worksForOrders });
      const said = status === 200 ? "taken" : `${status} ${reason}`;
      outcomes.set(said, (outcomes.get(said) ?? 0) + 1);
    }
  }
  console.log(
    `orders of ${visitors} visitors: ${[...outcomes].map(([said, n]) => `${said} ${n}`).join(", ")}`,
  );
}

async function describeHolds(who: string, before: readonly Stock[]) {
  const earlier = new Map(before.map((one) => [one.id, one.held]));
  const now = await readStock();
  const units = now.reduce((sum, { id, held }) => sum + held - (earlier.get(id) ?? 0), 0);
  const isMostly = ({ left, held }: Stock) => held > left;
  const whole = now.filter(({ id, left, held }) => left === 0 && held > (earlier.get(id) ?? 0)).length;
  console.log(
    `held ${who}: ${units} units more; more than half of ${now.filter(isMostly).length} variants, all of ${whole}`,
  );
  return { units };
}

async function readStock(): Promise<Stock[]> {
  const { rows } = await owner.query<Stock>(`
    select stock.variant_id as id, inventory_quantity as left, reserved as held
    from variant_stock as stock
    join product_variants as variant on variant.id = stock.variant_id
    join products as product on product.id = variant.product_id
    join variant_prices as price on price.variant_id = variant.id and price.currency_code = 'usd'
    where variant.manage_inventory and product.status = 'published' and product.deleted_at is null
      and product.purchasable
    order by received - sold, stock.variant_id`);
  return rows;
}
