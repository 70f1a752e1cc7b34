const queue: (() => void)[] = [];

/**
 * Waits for the next turn of the event loop, one caller per turn. Work that blocks for milliseconds calls this first, so that
 * connections are accepted and short responses sent in between.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    queue.push(resolve);
    if (queue.length === 1) setImmediate(startNext);
  });
}

function startNext() {
  queue.shift()?.();
  if (queue.length > 0) setImmediate(startNext);
}
