import { Band } from "#ui/band.tsx";
import { Block } from "#ui/block.tsx";
import type { GuideView } from "../present-guide.ts";

/** The best time, budget tips and local tips. */
export function GuideTips({ guide: { bestTime, budgetTips, proTips } }: { guide: GuideView }) {
  const tips = [
    { title: "Best time to visit", text: bestTime },
    { title: "Budget tips", text: budgetTips },
    { title: "Pro tips", text: proTips },
  ].filter(({ text }) => text?.trim());
  if (tips.length === 0) return null;
  return (
    <>
      <Band palette="green" />
      <Block palette="green" className="section-y" aria-label="Tips">
        <div className="wrap grid gap-[clamp(1.5rem,4vw,3.5rem)] md:grid-cols-3">
          {tips.map(({ title, text }) => (
            <div key={title}>
              <h2 className="mb-2 text-h3">{title}</h2>
              <p className="whitespace-pre-line text-quiet">{text}</p>
            </div>
          ))}
        </div>
      </Block>
    </>
  );
}
