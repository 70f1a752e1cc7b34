import { accountsStates } from "./accounts-states.ts";
import { businessStates } from "./business-states.ts";
import { directoryStates } from "./directory-states.ts";
import { reviewsStates } from "./reviews-states.ts";
import type { Screen } from "./screen.ts";
import { shellStates } from "./shell-states.ts";

/** Every page to review before a release. */
export const screens: Screen[] = [
  ...shellStates,
  ...accountsStates,
  ...directoryStates,
  ...businessStates,
  ...reviewsStates,
];
