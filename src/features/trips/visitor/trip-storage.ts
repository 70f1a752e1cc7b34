const tripKey = "my-trip";

/** The visitor's trip in browser storage. */
export function createTripStorage() {
  /** Where storage is full or forbidden, the trip lives as long as its page; what storage still holds is older. */
  let memory: string | null = null;

  /** The visitor's trip as it is kept in this browser, unread. */
  function readKept(): string | null {
    if (memory !== null) return memory;
    try {
      return localStorage.getItem(tripKey);
    } catch {
      return null;
    }
  }

  /** Keeps the visitor's trip, in this browser alone. */
  function writeKept(text: string): void {
    memory = null;
    try {
      localStorage.setItem(tripKey, text);
    } catch {
      memory = text;
    }
  }

  /** Forgets the visitor's trip. */
  function dropKept(): void {
    memory = null;
    try {
      localStorage.removeItem(tripKey);
    } catch {
      // Nothing was kept there either.
    }
  }

  return { readKept, writeKept, dropKept };
}

/** What this page keeps. */
export const tripStorage = createTripStorage();
export const { readKept } = tripStorage;

/** Calls the listener when another tab changes the trip. Returns the unsubscribe function. */
export function subscribeToStorage(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === tripKey || key === null) && listener();
  addEventListener("storage", onStorage);
  // A page that comes back from the browser's cache has missed what other tabs did.
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", listener);
  };
}
