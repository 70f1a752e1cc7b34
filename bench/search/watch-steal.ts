import { readFileSync } from "node:fs";

/**
 * Watches how much of the processors the host of a virtual machine gives to others, and says so at the end. Figures
 * above 5 % tell little.
 */
export function watchSteal(): () => string {
  const before = readTimes();
  return () => {
    const after = readTimes();
    if (!before || !after) return "unknown";
    const share = (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
    const stolen = `${Math.round(100 * share)} %`;
    console.log(`The host of this machine took ${stolen} of its processors.`);
    return stolen;
  };
}

/** Linux only. */
function readTimes() {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    const times = line.split(/\s+/).slice(1, 9).map(Number);
    return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
  } catch {
    return null;
  }
}
