/**
 * Repeats a delete of at most `size` rows until fewer are left, so that no statement runs long. Returns the number of
 * deleted rows.
 */
export async function deleteInBatches(
  size: number,
  deleteBatch: (size: number) => Promise<{ numDeletedRows: bigint }>,
): Promise<number> {
  let all = 0;
  for (;;) {
    const deleted = Number((await deleteBatch(size)).numDeletedRows);
    all += deleted;
    if (deleted < size) return all;
  }
}
