import type { Step } from "#ui/steps.tsx";
import type { SubjectKind } from "../rules.ts";
import { subjectWords } from "../subject-words.ts";

type Done = { hasSubject: boolean; hasName: boolean; hasProof: boolean };

/** The steps of a claim: the first incomplete one is current. */
export function claimSteps(kind: SubjectKind, done: Done): Step[] {
  const steps = [
    { label: subjectWords[kind].step, isDone: done.hasSubject },
    { label: "You", isDone: done.hasName },
    { label: "Proof", isDone: done.hasProof },
    { label: "Send", isDone: false },
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ label, isDone }, index) => ({
    label,
    state: isDone ? "done" : index === current ? "now" : "later",
  }));
}
