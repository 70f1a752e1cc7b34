import { Cloth } from "#ui/cloth.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { BackLink } from "#ui/text-link.tsx";
import type { ClaimSubject, SubjectKind } from "../rules.ts";
import { subjectWords } from "../subject-words.ts";

type ClaimHeadProps = {
  kind: SubjectKind;
  /** The subject of the claim, once it is chosen. */
  subject: (ClaimSubject & { name: string }) | null;
};

/** The header of a claim page. */
export function ClaimHead({ kind, subject }: ClaimHeadProps) {
  const { title, lead, palette } = subjectWords[kind];
  return (
    <PageHead
      palette={palette}
      title={title}
      cloths={["claim-a", "claim-b", "claim-c"].map((id) => (
        <Cloth key={id} id={id} palette={palette} ratio={0.28} height={420} eager />
      ))}
      back={subject && <BackLink to={`/${subject.kind}/${subject.id}`}>Back to {subject.name}</BackLink>}
      lead={subject ? undefined : lead}
    />
  );
}
