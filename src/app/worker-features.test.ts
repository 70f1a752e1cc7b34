import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Job } from "#platform/jobs/define-job.ts";
import type { Worker } from "#platform/jobs/open-worker.server.ts";
import type { JobServices } from "#platform/jobs/worker-feature.ts";
import { jobs as allJobs } from "./jobs.ts";
import { workerFeatures } from "./worker-features.ts";

const src = new URL("../", import.meta.url);
const sources = globSync("**/*.{ts,tsx}", { cwd: src.pathname })
  .filter((file) => !/test/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, src), "utf8") }));

it("installs and handles every job that is defined", async () => {
  const handled: string[] = [];
  const worker = { work: async (job: Job<object>) => handled.push(job.name) } as unknown as Worker;
  for (const { jobs = [] } of workerFeatures)
    for (const job of jobs) await job.listen(worker, {} as JobServices);

  const startsPlatformJobs = readFileSync(new URL("worker.ts", import.meta.url), "utf8");
  const unhandled: string[] = [];
  const defined: unknown[] = [];
  const defining = sources.filter(({ text }) => /\bexport const \w+ = defineJob\b/.test(text));
  for (const { file } of defining)
    for (const [name, value] of Object.entries(await import(new URL(file, src).href))) {
      const isJob = typeof value === "object" && value !== null && "name" in value && "options" in value;
      if (!isJob) continue;
      defined.push(value);
      if (startsPlatformJobs.includes(`worker.work(${name},`)) continue;
      if (!handled.includes(String(value.name))) unhandled.push(name);
    }
  expect(new Set(allJobs)).toEqual(new Set(defined));
  expect(unhandled).toEqual([]);
});

it("has every email template that is queued", () => {
  const templates = new Set(workerFeatures.flatMap(({ letters = {} }) => Object.keys(letters)));
  const queued = sources.flatMap(({ text }) =>
    [...text.matchAll(/\btemplate: "([a-z-]+)"/g)].map(([, name = ""]) => name),
  );
  expect(queued.length).toBeGreaterThan(20);
  expect(queued.filter((name) => !templates.has(name))).toEqual([]);
});
