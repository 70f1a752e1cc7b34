import type { OpenSwitches } from "#platform/switches/read-switches.server.ts";
import { helpSections } from "../help/questions.ts";
import { communitySwitches } from "../switches.ts";

/** A question of the help page, for the search. */
export type HelpText = {
  id: string;
  section: string;
  question: string;
  answer: string;
  /** Other words that people use for this question. */
  otherWords: string;
  href: string;
};

/** All questions of the help page; none while it is closed. They are few, and part of the code. */
export function listHelpTexts(open: OpenSwitches): readonly HelpText[] {
  return open.has(communitySwitches.help.name) ? helpTexts : [];
}

const wordsById: Readonly<Record<string, string>> = {
  "wrong-facts": "report incorrect address hours phone contact us",
  claim: "add list my business owner",
  "write-review": "leave post review sign up",
  "submit-event": "add post submit event listing",
  "find-order": "track package shipping delivery status",
  payment: "checkout credit card",
  refund: "refund return policy money cancel exchange",
  "no-mail": "reset forgot password verification email log in sign login",
  "second-factor": "two factor authentication security password change",
  "my-data": "privacy unsubscribe",
  "delete-account": "close remove my account",
};

const helpTexts: readonly HelpText[] = helpSections.flatMap(({ title, questions }) =>
  questions.map(({ id, question, answer }) => ({
    id,
    section: title,
    question,
    answer: answer.join(" "),
    otherWords: wordsById[id] ?? "",
    href: `/help#${id}`,
  })),
);
