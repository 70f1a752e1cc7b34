import type { OpenSwitches } from "#platform/switches/read-switches.server.ts";
import { helpSections } from "../help/questions.ts";
import { communitySwitches } from "../switches.ts";

/** A question of the help page, as a search finds it. */
export type HelpText = { id: string; section: string; question: string; answer: string; href: string };

/** All questions of the help page; none while it is closed. They are few, and in the code. */
export function listHelpTexts(open: OpenSwitches): readonly HelpText[] {
  return open.has(communitySwitches.help.name) ? helpTexts : [];
}

const helpTexts: readonly HelpText[] = helpSections.flatMap(({ title, questions }) =>
  questions.map(({ id, question, answer }) => ({
    id,
    section: title,
    question,
    answer: answer.join(" "),
    href: `/help#${id}`,
  })),
);
