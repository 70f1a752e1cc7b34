import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { formatProgress } from "./format-progress.ts";

/** Where a command writes. With `--json` only the result goes to standard output. */
export type Terminal = {
  /** A line for people; left out with `--json`. */
  print: (line?: string) => void;
  /** A line on standard error, also with `--json`. */
  warn: (line: string) => void;
  printJson: (result: object) => void;
  /** Whether a person can answer questions. */
  isInteractive: boolean;
  ask: (question: string, options?: { fallback?: string; isSecret?: boolean }) => Promise<string>;
  startProgress: (label: string) => Progress;
};

/** A step that takes a while: a bar that moves where the output is a terminal, otherwise one line at its end. */
export type Progress = {
  update: (done: number, total: number) => void;
  /** What is going on at the moment. */
  note: (text: string) => void;
  finish: (result?: string) => void;
  fail: (reason?: string) => void;
};

export type Streams = {
  input: NodeJS.ReadStream;
  output: NodeJS.WriteStream;
  errors: NodeJS.WriteStream;
};

const redrawMs = 100;

/** The terminal of this process. */
export function openTerminal(
  { isJson }: { isJson: boolean },
  streams: Streams = { input: process.stdin, output: process.stdout, errors: process.stderr },
): Terminal {
  const { input, output, errors } = streams;
  const print = (line = "") => {
    if (!isJson) output.write(`${line}\n`);
  };
  return {
    print,
    warn: (line) => {
      errors.write(`${line}\n`);
    },
    printJson: (result) => {
      output.write(`${JSON.stringify(result, null, 2)}\n`);
    },
    isInteractive: Boolean(input.isTTY && output.isTTY) && !isJson,
    ask: (question, options) => ask(streams, question, options),
    startProgress: (label) =>
      output.isTTY && !isJson ? drawProgress(output, label) : printProgress(print, label),
  };
}

function drawProgress(output: NodeJS.WriteStream, label: string): Progress {
  const startedAt = performance.now();
  let state: { done?: number; total?: number; note?: string } = {};
  const draw = () => {
    const seconds = (performance.now() - startedAt) / 1_000;
    output.write(`\r\u001b[K${formatProgress({ label, seconds, ...state }, output.columns || 80)}`);
  };
  const timer = setInterval(draw, redrawMs);
  draw();
  const end = (mark: string, result?: string) => {
    clearInterval(timer);
    output.write(`\r\u001b[K${mark} ${label}${result ? `: ${result}` : ""} (${secondsSince(startedAt)})\n`);
  };
  return {
    update: (done, total) => {
      state = { ...state, done, total };
    },
    note: (note) => {
      state = { ...state, note };
    },
    finish: (result) => end("✓", result),
    fail: (reason) => end("✗", reason),
  };
}

function printProgress(print: (line: string) => void, label: string): Progress {
  const startedAt = performance.now();
  const end = (mark: string, result?: string) =>
    print(`${mark} ${label}${result ? `: ${result}` : ""} (${secondsSince(startedAt)})`);
  return {
    update: () => {},
    note: () => {},
    finish: (result) => end("✓", result),
    fail: (reason) => end("✗", reason),
  };
}

function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
}

async function ask(
  { input, output }: Streams,
  question: string,
  { fallback = "", isSecret = false }: { fallback?: string; isSecret?: boolean } = {},
): Promise<string> {
  // The prompt is written by us; the line editor would echo what is typed.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: isSecret ? silent : output, terminal: true });
  const prompt = fallback && !isSecret ? `${question} [${fallback}] ` : `${question} `;
  if (isSecret) output.write(prompt);
  try {
    const typed = (await lines.question(isSecret ? "" : prompt)).trim();
    if (isSecret) output.write("\n");
    return typed || fallback;
  } finally {
    lines.close();
  }
}
