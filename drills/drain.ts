import { spawn } from "node:child_process";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startStack } from "#testing/stack.ts";
import { fsync } from "./fsync.ts";

/**
 * Stops the web server with SIGTERM while wrk and a counting client load it.
 * Passes if every accepted request got a complete response.
 */
const clients = 8;
const loadSeconds = 8;
const stopAfterMs = 4_000;

const stack = await startStack({
  fsync,
  env: { LOG_LEVEL: "info", SHUTDOWN_DELAY_SECONDS: "1" },
  onWebLine: watchLog,
});
const drained: { accepted?: number; answered?: number } = {};
const counts = { answered: 0, cutOff: 0, refused: 0 };
let isOver = false;

function watchLog(line: string) {
  if (!line.includes('"drained"')) return;
  Object.assign(drained, JSON.parse(line));
}

const wrk = spawn("wrk", ["-t1", "-c16", `-d${loadSeconds}s`, `${stack.origin}/`], {
  stdio: ["ignore", "pipe", "inherit"],
});
let report = "";
wrk.stdout.on("data", (text) => {
  report += text;
});
const wrkDone = new Promise((resolve) => wrk.once("exit", resolve));
const counting = Array.from({ length: clients }, countUntilOver);

await pause(stopAfterMs);
const stopped = new Promise<number | null>((resolve) => stack.web.once("exit", resolve));
stack.web.kill("SIGTERM");
const stopStarted = performance.now();
const exitCode = await stopped;
const stopMs = Math.round(performance.now() - stopStarted);
isOver = true;
await Promise.all([...counting, wrkDone]);
await stack.stop();

console.log(report.trim());
console.log(
  `Server: accepted ${drained.accepted}, completed ${drained.answered}, exited with ${exitCode} after ${stopMs} ms.`,
);
console.log(
  `Counting client: ${counts.answered} completed, ${counts.cutOff} cut off, ${counts.refused} refused after the shutdown.`,
);
const holds =
  exitCode === 0 &&
  drained.accepted !== undefined &&
  drained.accepted === drained.answered &&
  counts.cutOff === 0;
console.log(holds ? "Nothing that was taken was lost." : "FAILED: taken requests were lost.");
process.exit(holds ? 0 : 1);

async function countUntilOver() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!isOver) counts[await sendRequest(agent)]++;
  agent.destroy();
}

/** `cutOff` is an incomplete response. A reset before the first byte is a connection that was never accepted. */
function sendRequest(agent: Agent): Promise<keyof typeof counts> {
  return new Promise((resolve) => {
    let hasStarted = false;
    get(`${stack.origin}/`, { agent }, (response) => {
      hasStarted = true;
      response.resume();
      response.once("end", () => resolve(response.complete ? "answered" : "cutOff"));
      response.once("error", () => resolve("cutOff"));
    }).once("error", () => setTimeout(resolve, 20, hasStarted ? "cutOff" : "refused"));
  });
}
