import { type Site, startSite } from "../src/testing/site.ts";
import { copyDemo } from "../src/testing/stack.ts";
import { addresses } from "./addresses.ts";

/** Shorter waits. The rules themselves have unit tests. */
const fastSettings = {
  CACHE_MAX_SECONDS: "0",
  FORM_MIN_SECONDS: "0",
  PROOF_OF_WORK_COST: "1000",
  PAGE_READS_PER_MINUTE: "1000000",
};

/** The built product for one test worker, with its own database, web and worker process, and inbox. */
export async function startWorkerSite(): Promise<Site> {
  const ownerUrl = await copyDemo(addresses.databasePort, addresses.database);
  return startSite(ownerUrl, { ...addresses, env: fastSettings });
}
