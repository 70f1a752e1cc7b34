import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * Reports how reliable the machine was: the share of CPU time that the host took away (above 5%, results mean little), and
 * how fast one core compresses, to compare runs.
 */
export function watchMachine() {
  const before = readTimes();
  const speedBefore = measureCore();
  return () => {
    const stolen = shareStolen(before, readTimes());
    const coreMbPerSecond = Math.round((speedBefore + measureCore()) / 2);
    console.log(`The host took ${stolen} of the CPU time. One core compressed ${coreMbPerSecond} MB/s.`);
    return { stolen, coreMbPerSecond };
  };
}

function shareStolen(before: Times | null, after: Times | null): string {
  if (!before || !after) return "an unknown share";
  const share = (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
  return `${Math.round(100 * share)} %`;
}

type Times = { all: number; stolen: number };

/** Linux only. */
function readTimes(): Times | null {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    const times = line.split(/\s+/).slice(1, 9).map(Number);
    return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
  } catch {
    return null;
  }
}

/** Compresses like a page: repeated words, changing numbers. */
const text = Array.from(
  { length: 4_000 },
  (_, line) => `<li class="card"><a href="/business/${line * 7919}">House of Braids ${line}</a></li>`,
).join("\n");

/** Megabytes per second that one core compresses, measured for half a second. */
function measureCore(): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const startedAt = performance.now();
  let bytes = 0;
  while (performance.now() - startedAt < 500) {
    brotliCompressSync(text, { params });
    bytes += text.length;
  }
  return bytes / 1_000 / (performance.now() - startedAt);
}
