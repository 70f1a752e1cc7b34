import { startDemoPostgres } from "../src/testing/stack.ts";
import { addresses } from "./addresses.ts";

/** Runs once before all workers. Each worker copies the demo data created here. */
export default async function setUp() {
  const postgres = await startDemoPostgres(addresses.databasePort);
  return postgres.stop;
}
