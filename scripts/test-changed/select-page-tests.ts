const isTest = (file: string) => /[.]test[.]tsx?$|-for-tests[.]ts$/.test(file);

/** Selects the tests of built pages that a change can affect: those of its feature, or all if it is in shared code. */
export function selectPageTests(pageTests: readonly string[], changed: readonly string[]): string[] {
  const sources = changed.filter((file) => /^(src|seed|migrations)\//.test(file) && !isTest(file));
  const features = new Set(sources.map(featureOf));
  if (features.has(undefined)) return [...pageTests];
  return pageTests.filter((file) => features.has(featureOf(file)));
}

function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1];
}
