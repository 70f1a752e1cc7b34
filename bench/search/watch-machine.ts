import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * Says at the end how good the machine was meanwhile: how much of its processors the host of a virtual machine gave to
 * others (figures above 5 % tell little), and what one core compressed, a yardstick to read two runs against each other.
 */
export function watchMachine() {
  const before = readTimes();
  const speedBefore = measureCore();
  return () => {
    const stolen = shareStolen(before, readTimes());
    const coreMbPerSecond = Math.round((speedBefore + measureCore()) / 2);
    console.log(
      `The host of this machine took ${stolen} of its processors; a core compressed ${coreMbPerSecond} MB/s.`,
    );
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

/** Text like that of a page: words that return, numbers that do not. */
const text = Array.from(
  { length: 4_000 },
  (_, line) => `<li class="card"><a href="/business/${line * 7919}">House of Braids ${line}</a></li>`,
).join("\n");

/** MB a second that one core compresses, over half a second. */
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
