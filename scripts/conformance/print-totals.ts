/** Prints the last line of a CI run: the number of passed and failed tests of all reports. */
import { loadTests } from "./load-tests.ts";

const { tests } = loadTests();
const count = (outcome: string) => tests.filter((test) => test.outcome === outcome).length;
console.log(`${count("passed")} passed, ${count("failed")} failed`);
