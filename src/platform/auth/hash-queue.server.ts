import { hash, verify } from "@node-rs/argon2";

/** Password hashing behind a bounded queue. */
export type HashQueue = {
  hash: (password: string) => Promise<string>;
  verify: (storedHash: string, password: string) => Promise<boolean>;
};

/** The queue is full. The visitor can retry shortly, and the site stays up. */
export class HashQueueFullError extends Error {
  override name = "HashQueueFullError";
  readonly retryAfterSeconds = 5;
}

// From OWASP's password storage cheat sheet; Argon2id (2) and version 0x13 are the library's own defaults.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is the cheapest way to overload a small machine, so concurrency and queue length are bounded. */
export function createHashQueue({ inFlight = 2, waiting = 20 } = {}): HashQueue {
  const line: (() => void)[] = [];
  let running = 0;

  async function enter() {
    if (running < inFlight) {
      running++;
      return;
    }
    if (line.length >= waiting) throw new HashQueueFullError("Too many passwords are being checked.");
    // The slot passes to the first waiter, so `running` does not change.
    await new Promise<void>((go) => line.push(go));
  }

  function leave() {
    const next = line.shift();
    if (next) next();
    else running--;
  }

  async function inLine<T>(work: () => Promise<T>) {
    await enter();
    return work().finally(leave);
  }

  return {
    hash: (password) => inLine(() => hash(canonical(password), parameters)),
    verify: (storedHash, password) => inLine(() => verify(storedHash, canonical(password))),
  };
}

/** Keyboards compose the same characters differently, so passwords are normalized. */
function canonical(password: string) {
  return password.normalize("NFKC");
}
