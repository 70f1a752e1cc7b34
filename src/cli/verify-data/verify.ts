import { defineCommand, exitCodes } from "../command.ts";
import { readAppUrl } from "../open-database.ts";
import type { Terminal } from "../terminal.ts";
import { type Findings, findViolations, readInvariants } from "./find-violations.ts";

export const command = defineCommand({
  usage: ["verify"],
  about: [
    "Looks for orders, stock and money that contradict each other, and for derived data that differs from its source. It only reads, in one transaction, beside a site in use. It ends with 1 when something was found or could not be decided.",
  ],
  options: {},
  examples: [["verify --json", "for a monitoring script"]],
  maxPositionals: 0,
  run: async ({ env, terminal }) => {
    const findings = await findViolations(readAppUrl(env));
    printFindings(terminal, findings);
    return {
      result: findings,
      exitCode: findings.violations.length + findings.undecided.length > 0 ? exitCodes.failed : exitCodes.ok,
    };
  },
});

/** One line for each promise, with what breaks it. */
export function printFindings(
  { print }: Pick<Terminal, "print">,
  { violations, undecided, seconds }: Findings,
): void {
  for (const { name, promise } of readInvariants()) {
    const broken = violations.filter(({ invariant }) => invariant === name);
    const open = undecided.find(({ invariant }) => invariant === name);
    const state = open ? "not decided" : broken.length > 0 ? "BROKEN" : "holds";
    print(`${state.padEnd(12)} ${promise}`);
    for (const { subject, problem } of broken) print(`             ${subject}: ${problem}`);
    if (open) print(`             ${open.reason}`);
  }
  const summary = violations.length > 0 ? `${violations.length} violations` : "No violation";
  print(
    `${summary}${undecided.length > 0 ? `, ${undecided.length} not decided` : ""}, in ${seconds.toFixed(1)} s.`,
  );
}
