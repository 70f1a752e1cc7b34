const cleanUps: (() => Promise<void>)[] = [];

/** Runs something after the last test of the current file. */
export function afterFile(cleanUp: () => Promise<void>): void {
  cleanUps.push(cleanUp);
}

/** For the set-up file: runs what the tests of this file registered. */
export async function cleanUpFile(): Promise<void> {
  await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()));
}
