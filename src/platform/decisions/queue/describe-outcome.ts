import type { Subject, UndoRefusal } from "#platform/decisions/decider.ts";
import { undoDays } from "#platform/decisions/decider.ts";
import type { Flash } from "#platform/http/response/flash.server.ts";
import { adminOnly, defineRefusals, type Refusals } from "#platform/http/response/refusal.ts";
import type { Queue } from "./queue.ts";

export const updateError = "Update Error";

/** The message of every refusal to decide or undo. Queues add those of their deciders. */
export const decisionRefusals: Refusals<string> = defineRefusals({
  400: { "nothing-chosen": "Choose at least one first." },
  403: { "not-allowed": adminOnly },
  404: { gone: "It is no longer there.", unknown: "There is no such decision." },
  409: {
    "already-decided": "Another admin has decided this one already.",
    "already-undone": "This decision has been undone already.",
    superseded: "It has changed since that decision, so there is nothing to undo.",
  },
  410: { "too-old": `A decision can be undone for ${undoDays} days. This one is older.` },
});

type Nouns = Queue<unknown>["nouns"];

/** The toast after decisions: `Review has been approved`, with the items that were skipped. */
export function describeDecided(
  nouns: Nouns,
  outcome: string,
  decided: readonly Subject[],
  refused: readonly { reason: string }[],
  refusals: Refusals<string>,
): Flash {
  const left = refused.map(({ reason }) => reason);
  return withLeft(`${countNouns(nouns, decided)} been ${outcome}`, left, refusals);
}

/** The toast after undoing. */
export function describeUndone(
  undone: number,
  refused: readonly UndoRefusal[],
  refusals: Refusals<string>,
): Flash {
  const title = undone === 1 ? "Decision has been undone" : `${undone} decisions have been undone`;
  return withLeft(title, refused, refusals);
}

/** `Review has`, `3 reviews have`, `3 reviews and 1 reply have`. */
function countNouns(nouns: Nouns, decided: readonly Subject[]) {
  const [first] = decided;
  if (first && decided.length === 1) return `${nouns[first.kind]?.[0]} has`;
  const parts = Object.entries(nouns).flatMap(([kind, [one, many]]) => {
    const count = decided.filter((item) => item.kind === kind).length;
    return count > 0 ? [`${count} ${count === 1 ? one.toLowerCase() : many}`] : [];
  });
  return `${parts.join(" and ")} have`;
}

const maxDescription = 300;

function withLeft(title: string, left: readonly string[], refusals: Refusals<string>): Flash {
  if (left.length === 0) return { title };
  const sentences = [...new Set(left)].map((reason) => {
    const words = refusals[reason]?.words;
    const count = left.filter((other) => other === reason).length;
    return `${count} not changed: ${typeof words === "string" ? words : reason}`;
  });
  return { title, description: sentences.join(" ").slice(0, maxDescription) };
}
