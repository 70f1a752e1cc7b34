/** Prints the last line of a CI run: how many tests of all reports passed and failed. */
import { loadTests } from "./load-tests.ts";

const { tests } = loadTests();
const count = (outcome: string) => tests.filter((test) => test.outcome === outcome).length;
console.log(`${count("passed")} passed, ${count("failed")} failed`);
