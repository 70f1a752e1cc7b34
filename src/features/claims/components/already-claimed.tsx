import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Claimable } from "../rules.ts";
import { subjectWords } from "../subject-words.ts";

/** Replaces the form if the person owns it or has a pending claim. */
export function AlreadyClaimed({ claimable }: { claimable: Claimable }) {
  const { kind, id, name, owner } = claimable;
  const { palette, another } = subjectWords[kind];
  return (
    <EmptyState
      title={owner === "you" ? `${name} is yours.` : "Your claim is with us."}
      cloth={<Cloth id={id} palette={palette} ratio={0.93} height={420} eager />}
      actions={
        <>
          <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
          <TextLink to={another.to}>{another.label}</TextLink>
        </>
      }
    >
      {owner === "you"
        ? "Nothing more is needed."
        : `We are reading your proof for ${name}, and write to you with the outcome.`}
    </EmptyState>
  );
}
