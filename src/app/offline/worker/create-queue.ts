/** Runs tasks one after the other, even if an earlier one failed. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
