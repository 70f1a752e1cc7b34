import type { Context } from "./command.ts";

/** Runs a step and shows how long it takes. */
export async function withProgress<Result>(
  { terminal }: Pick<Context, "terminal">,
  label: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const progress = terminal.startProgress(label);
  try {
    const result = await run();
    progress.finish();
    return result;
  } catch (error) {
    progress.fail();
    throw error;
  }
}
