type Source = { path: string; changedAt: number };

const isTestCode = (path: string) => /[.]test[.]tsx?$|-for-tests[.]ts$|^src\/testing\//.test(path);

/** Whether something that goes into the build has changed since; tests do not go into it. */
export function isStale(sources: readonly Source[], builtAt: number | undefined): boolean {
  if (builtAt === undefined) return true;
  return sources.some(({ path, changedAt }) => changedAt > builtAt && !isTestCode(path));
}
