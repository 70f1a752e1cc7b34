/** Runs one piece of work after the other, whether or not the one before it failed. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
