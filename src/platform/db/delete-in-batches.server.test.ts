import { expect, it } from "vitest";
import { deleteInBatches } from "./delete-in-batches.server.ts";

it.each([
  { rows: 0, batches: [0] },
  { rows: 7, batches: [3, 3, 1] },
  { rows: 6, batches: [3, 3, 0] },
])("deletes $rows rows three at a time", async ({ rows, batches }) => {
  const deleted: number[] = [];
  let left = rows;
  await deleteInBatches(3, async (size) => {
    const count = Math.min(size, left);
    left -= count;
    deleted.push(count);
    return { numDeletedRows: BigInt(count) };
  });
  expect(deleted).toEqual(batches);
});
