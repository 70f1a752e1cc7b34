/** Repeats a delete of at most `size` rows until fewer are left, so that no statement runs long. */
export async function deleteInBatches(
  size: number,
  deleteBatch: (size: number) => Promise<{ numDeletedRows: bigint }>,
): Promise<void> {
  let deleted = size;
  while (deleted === size) deleted = Number((await deleteBatch(size)).numDeletedRows);
}
