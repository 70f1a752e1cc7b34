import type { ReactNode } from "react";
import { Block } from "#ui/block.tsx";
import { HangingBolts } from "#ui/bolts.tsx";
import { Cloth } from "#ui/cloth.tsx";

const cloths = ["rh1", "rh2", "rh3"].map((id) => (
  <Cloth key={id} id={id} palette="teal" ratio={0.4} height={420} eager />
));

/** The head of the reviews page. Unlike other page heads it does not clip, because suggestions overflow it. */
export function ReviewsHead({ children }: { children: ReactNode }) {
  return (
    <Block palette="teal" className="page-head overflow-visible">
      <div className="wrap">
        <div className="page-head-copy">
          <h1>Word of mouth</h1>
          <p className="lead">Pick a business, read what people said, add your piece.</p>
          {children}
        </div>
        <HangingBolts cloths={cloths} />
      </div>
    </Block>
  );
}
