import type { ReactNode } from "react";
import { Block } from "#ui/block.tsx";
import { HangingBolts } from "#ui/bolts.tsx";
import { Cloth } from "#ui/cloth.tsx";

const cloths = (
  [
    { id: "dh1", family: "plait", way: 1 },
    { id: "dh2", family: "bogolan", way: 3 },
    { id: "dh3", family: "eyes", way: 2 },
  ] as const
).map((cloth) => <Cloth key={cloth.id} {...cloth} palette="gold" ratio={0.4} height={420} eager />);

/** The head of the directory. Not clipped, as page heads are: suggestions hang over its edge. */
export function DirectoryHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Block palette="gold" className="page-head overflow-visible">
      <div className="wrap">
        <div className="page-head-copy">
          <h1>{title}</h1>
          {children}
        </div>
        <HangingBolts cloths={cloths} />
      </div>
    </Block>
  );
}
