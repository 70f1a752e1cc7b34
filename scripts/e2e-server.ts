import { startStack } from "#testing/stack.ts";
import { addresses } from "../e2e/addresses.ts";

/** Starts the built product on the ports that the journeys in e2e/ expect, until it is told to stop. */
const stack = await startStack(addresses);
console.log(`Site ${stack.origin}, inbox ${stack.inboxOrigin}`);

const stop = async () => {
  await stack.stop();
  process.exit(0);
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
