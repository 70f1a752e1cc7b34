import { type Site, startSite } from "../src/testing/site.ts";
import { copyDemo } from "../src/testing/stack.ts";
import { addresses } from "./addresses.ts";

/** Where waiting proves nothing: the rules themselves are tested beside their code. */
const patience = {
  CACHE_MAX_SECONDS: "0",
  FORM_MIN_SECONDS: "0",
  PROOF_OF_WORK_COST: "1000",
};

/** The built product for the tests of one worker: database, web, worker and inbox that no other worker sees. */
export async function startWorkerSite(): Promise<Site> {
  const ownerUrl = await copyDemo(addresses.databasePort, addresses.database);
  return startSite(ownerUrl, { ...addresses, env: patience });
}
