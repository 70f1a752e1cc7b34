import { startDemoPostgres } from "../src/testing/stack.ts";
import { addresses } from "./addresses.ts";

/** Runs once before all workers: the demo data is made here, and each worker copies it. */
export default async function setUp() {
  const postgres = await startDemoPostgres(addresses.databasePort);
  return postgres.stop;
}
