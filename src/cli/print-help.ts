import { type Command, type CommandOptions, exitCodes } from "./command.ts";
import { type CommandEntry, commandEntries, commandGroups } from "./commands.ts";
import type { Terminal } from "./terminal.ts";

type Printer = Pick<Terminal, "print">;

/** `ujamaa --help`. */
export function printHelp({ print }: Printer): void {
  const width = Math.max(...commandEntries.map(({ name }) => name.length));
  print("ujamaa runs and maintains this site.");
  print();
  print("Usage: ujamaa COMMAND [OPTIONS]");
  for (const { title, entries } of commandGroups) {
    print();
    print(title);
    for (const { name, summary } of entries) print(`  ${name.padEnd(width)}  ${summary}`);
  }
  print();
  print("ujamaa COMMAND --help explains a command, with examples.");
  print("ujamaa --version prints the version of this release.");
  print();
  print("Every command knows --json. Exit codes:");
  for (const [name, meaning] of exitMeanings) print(`  ${String(exitCodes[name]).padStart(2)}  ${meaning}`);
}

const exitMeanings: readonly (readonly [keyof typeof exitCodes, string])[] = [
  ["ok", "done"],
  ["failed", "refused, or something was found: the output says what"],
  ["usage", "the command line is wrong"],
  ["unavailable", "the database, a service or another machine does not respond"],
  ["unexpected", "a fault in this program"],
  ["settings", "a setting is missing or wrong"],
];

/** `ujamaa COMMAND --help`. */
export function printCommandHelp(
  { print }: Printer,
  { summary }: CommandEntry,
  { usage, about = [], options, examples }: Command,
  commonOptions: CommandOptions,
): void {
  print(`${summary}.`);
  print();
  for (const [index, line] of usage.entries()) print(`${index === 0 ? "Usage: " : "       "}ujamaa ${line}`);
  for (const paragraph of about) {
    print();
    for (const line of wrap(paragraph, 78)) print(line);
  }
  print();
  print("Options");
  const rows = Object.entries({ ...options, ...commonOptions }).map(
    ([name, { short, value, help }]) =>
      [`${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`, help] as const,
  );
  printColumns(print, rows);
  if (examples.length === 0) return;
  print();
  print("Examples");
  printColumns(
    print,
    examples.map(([line, purpose]) => [`ujamaa ${line}`, purpose]),
  );
}

function printColumns(print: Printer["print"], rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([first]) => first.length));
  for (const [first, second] of rows) print(`  ${first.padEnd(width)}  ${second}`);
}

/** Lines of at most `width` characters, broken between words. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
