import { domain, install, openSteps } from "./install-and-use.ts";
import type { Measured } from "./measure-pages.ts";
import { sendVisitor } from "./send-visitor.ts";
import type { Machine } from "./start-machine.ts";

const businesses = 50_000;
const rates = [2, 5, 10, 20];
const secondsPerRate = 60;
/** The promise: a small machine serves a city. It holds at the rate of about half a million pages a day. */
const bar = { p95Ms: 300, perSecond: 5 };
const megabyte = 1_024 ** 2;

type Options = { unpack: string; memoryBytes: number };

/** Installs on a machine of little memory, adds 50,000 listings, and measures pages over TLS at rising rates. */
export async function measureSmallMachine(
  machine: Machine,
  { unpack, memoryBytes }: Options,
): Promise<boolean> {
  const { step } = openSteps();
  await step("install", () => install(machine, { unpack }));
  const visitor = await sendVisitor(machine, domain);
  try {
    await step(`${businesses} listings`, async () => {
      const owner = await machine.run("sed -n 's/^DATABASE_OWNER_URL=//p' /etc/ujamaa/owner.env");
      // Loading sorts in more memory than the machine has; serving is what is measured.
      await machine.limitMemory(null);
      await visitor.ask({ kind: "fill", ownerUrl: owner.trim(), businesses });
      return "";
    });
    await step("restart with the limit", async () => {
      await machine.run("systemctl stop ujamaa.target caddy postgresql@17-main");
      await machine.run("sync; echo 3 > /proc/sys/vm/drop_caches || true");
      await machine.limitMemory(memoryBytes);
      await machine.run("systemctl start postgresql@17-main caddy ujamaa.target; sleep 10");
      return "";
    });
    await visitor.ask({ kind: "measure", perSecond: 5, seconds: 60 });
    console.log("\nrequests/s  requests  failed  p50 ms  p95 ms  p99 ms  processes MB  peak MB");
    let isGood = true;
    for (const perSecond of rates) {
      const row = await visitor.ask<Measured>({ kind: "measure", perSecond, seconds: secondsPerRate });
      const memory = await machine.readMemory();
      const cells = [perSecond, row.requests, row.failed, row.p50Ms, row.p95Ms, row.p99Ms];
      const sizes = [memory.processBytes, memory.peakBytes].map((bytes) => Math.round(bytes / megabyte));
      console.log([...cells, ...sizes].map((cell) => String(cell).padStart(8)).join(""));
      if (memory.kills > 0)
        throw new Error(`The kernel killed ${memory.kills} processes for want of memory.`);
      if (perSecond <= bar.perSecond && (row.p95Ms > bar.p95Ms || row.failed > 0)) isGood = false;
    }
    console.log(
      isGood ? `p95 is within ${bar.p95Ms} ms up to ${bar.perSecond} requests a second.` : "FAILED",
    );
    return isGood;
  } finally {
    visitor.leave();
  }
}
