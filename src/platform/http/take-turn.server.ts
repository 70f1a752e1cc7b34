const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop that no other caller has. Work that keeps the processor for milliseconds takes
 * one first, so that connections are accepted and short answers sent between two of them.
 */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(startNext);
  });
}

function startNext() {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNext);
}
