import { Clock, Flag, Lock } from "lucide";
import { Icon } from "#ui/icon.tsx";

const notes = [
  {
    icon: Lock,
    words: "Only you and our reviewers can open the file. We delete it 30 days after the decision.",
  },
  {
    icon: Clock,
    words: "A real person reviews every claim. You’ll hear from us either way, with the reason.",
  },
  {
    icon: Flag,
    words: "If somebody else runs this page already, we compare both proofs before anything changes.",
  },
];

/** Explains what happens with a claim and its proof. */
export function ClaimNotes() {
  return (
    <ul aria-label="What happens with your claim">
      {notes.map(({ icon, words }) => (
        <li
          key={words}
          className="grid grid-cols-[22px_minmax(0,1fr)] gap-3 border-line border-t py-3.5 text-small"
        >
          <Icon of={icon} className="mt-0.5 text-muted" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
