type Source = { path: string; changedAt: number };

const isTestCode = (path: string) => /[.]test[.]tsx?$|-for-tests[.]ts$|^src\/testing\//.test(path);

/** Whether a source has changed since the build. Tests are not part of the build. */
export function isStale(sources: readonly Source[], builtAt: number | undefined): boolean {
  if (builtAt === undefined) return true;
  return sources.some(({ path, changedAt }) => changedAt > builtAt && !isTestCode(path));
}
