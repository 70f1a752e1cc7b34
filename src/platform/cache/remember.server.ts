type Options = {
  /** How long an answer counts as new. */
  freshForMs: number;
  /** How much longer the old answer is given out while one caller's refresh is under way. */
  staleForMs?: number;
  now?: () => number;
};

type Kept<Value> = { value: Value; readAt: number };
type Slot<Value> = { kept?: Kept<Value>; flight?: Promise<Value> };

/**
 * Keeps the answer of a costly read in this process: however many ask, it runs once at a time.
 * Answers are kept per source, so that two databases never see each other's.
 * A failed read is not kept: everybody waiting for it fails, and the next caller tries again.
 */
export function remember<Source extends object, Value>(
  read: (source: Source) => Promise<Value>,
  { freshForMs, staleForMs = 0, now = Date.now }: Options,
): (source: Source) => Promise<Value> {
  const slots = new WeakMap<Source, Slot<Value>>();

  return (source) => {
    const slot = slots.get(source) ?? {};
    slots.set(source, slot);
    const age = slot.kept ? now() - slot.kept.readAt : Number.POSITIVE_INFINITY;
    if (slot.kept && age < freshForMs) return Promise.resolve(slot.kept.value);
    slot.flight ??= refresh(source, slot);
    if (!slot.kept || age >= freshForMs + staleForMs) return slot.flight;
    // Nobody waits for this flight; the caller after it meets its failure, if it lasts.
    slot.flight.catch(() => {});
    return Promise.resolve(slot.kept.value);
  };

  async function refresh(source: Source, slot: Slot<Value>) {
    try {
      const value = await read(source);
      slot.kept = { value, readAt: now() };
      return value;
    } finally {
      delete slot.flight;
    }
  }
}
