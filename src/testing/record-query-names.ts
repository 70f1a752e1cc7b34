import { vi } from "vitest";

/** Records the query parameter names that are read while `run` runs. */
export async function recordQueryNames(run: () => Promise<unknown>): Promise<Set<string>> {
  const names = new Set<string>();
  const query = URLSearchParams.prototype;
  const spies = (["get", "getAll", "has"] as const).map((method) => {
    const original = query[method] as (...args: unknown[]) => unknown;
    return vi.spyOn(query, method).mockImplementation(function record(
      this: URLSearchParams,
      ...args: unknown[]
    ) {
      names.add(String(args[0]));
      return Reflect.apply(original, this, args) as never;
    });
  });
  try {
    await run();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return names;
}
