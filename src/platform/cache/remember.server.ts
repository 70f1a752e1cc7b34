type Options = {
  /** How long an answer counts as new. */
  freshForMs: number;
  /** How much longer the old answer is given out while one caller's refresh is under way. */
  staleForMs?: number;
  /** So many different questions are kept; the one that came first is forgotten first. */
  most?: number;
  now?: () => number;
};

type Kept<Value> = { value: Value; readAt: number };
type Slot<Value> = { kept?: Kept<Value>; flight?: Promise<Value> };
/** What can be told apart by its text. */
type Asked = readonly (string | number | boolean | null | undefined | object)[];

/**
 * Keeps the answer of a costly read in this process: however many ask the same, it runs once at a time.
 * Answers are kept per source, so that two databases never see each other's.
 * A failed read is not kept: everybody waiting for it fails, and the next caller tries again.
 */
export function remember<Source extends object, Question extends Asked, Value>(
  read: (source: Source, ...question: Question) => Promise<Value>,
  { freshForMs, staleForMs = 0, most = 500, now = Date.now }: Options,
): (source: Source, ...question: Question) => Promise<Value> {
  const sources = new WeakMap<Source, Map<string, Slot<Value>>>();

  return (source, ...question) => {
    const slot = findSlot(source, JSON.stringify(question));
    const age = slot.kept ? now() - slot.kept.readAt : Number.POSITIVE_INFINITY;
    if (slot.kept && age < freshForMs) return Promise.resolve(slot.kept.value);
    slot.flight ??= refresh(slot, () => read(source, ...question));
    if (!slot.kept || age >= freshForMs + staleForMs) return slot.flight;
    // Nobody waits for this flight; the caller after it meets its failure, if it lasts.
    slot.flight.catch(() => {});
    return Promise.resolve(slot.kept.value);
  };

  function findSlot(source: Source, key: string): Slot<Value> {
    const slots = sources.get(source) ?? new Map<string, Slot<Value>>();
    const known = slots.get(key);
    if (known) return known;
    const [oldest] = slots.keys();
    if (slots.size >= most && oldest !== undefined) slots.delete(oldest);
    const slot: Slot<Value> = {};
    sources.set(source, slots.set(key, slot));
    return slot;
  }

  async function refresh(slot: Slot<Value>, read: () => Promise<Value>) {
    try {
      const value = await read();
      slot.kept = { value, readAt: now() };
      return value;
    } finally {
      delete slot.flight;
    }
  }
}
