import { useEffect, useState } from "react";

/** The results of a page that opened before they were loaded. */
type Settled<Loaded> = { of: Promise<Loaded> } & ({ loaded: Loaded } | { error: unknown });

/** The loader data of a list page once it is loaded; until then that of a page without results. */
export function useArrival<Loaded extends object>(loaderData: Loaded): Loaded {
  const arriving = "arriving" in loaderData ? (loaderData.arriving as Promise<Loaded>) : null;
  const [settled, setSettled] = useState<Settled<Loaded> | null>(null);
  useEffect(() => {
    arriving?.then(
      (loaded) => setSettled({ of: arriving, loaded }),
      (error) => setSettled({ of: arriving, error }),
    );
  }, [arriving]);
  // The results of an earlier visit can arrive later than those of this one.
  if (!arriving || settled?.of !== arriving) return loaderData;
  if ("error" in settled) throw settled.error;
  return settled.loaded;
}
