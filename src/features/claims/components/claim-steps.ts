import type { Step } from "#ui/steps.tsx";

/** How far a claim has come: the first step that is not done is the current one. */
export function claimSteps(done: { hasBusiness: boolean; hasName: boolean; hasProof: boolean }): Step[] {
  const steps = [
    { label: "Business", isDone: done.hasBusiness },
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
