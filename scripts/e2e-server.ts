import { startStack } from "#testing/stack.ts";

/** Starts the built product on the ports that the journeys in e2e/ expect, until it is told to stop. */
const stack = await startStack({ port: 3100, inboxPort: 3125 });
console.log(`Site ${stack.origin}, inbox ${stack.inboxOrigin}`);

const stop = async () => {
  await stack.stop();
  process.exit(0);
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
