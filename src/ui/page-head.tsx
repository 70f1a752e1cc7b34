import type { ReactNode } from "react";
import { Block, type BlockPalette } from "./block.tsx";
import { HangingBolts } from "./bolts.tsx";

type PageHeadProps = {
  palette: BlockPalette;
  /** Above the title: a `BackLink`. */
  back?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** Up to three decorative cloths. */
  cloths?: readonly ReactNode[];
  /** Below the lead: a search, a button. */
  children?: ReactNode;
};

/** The header of a section's page: its color, its name, and hanging cloths. */
export function PageHead({ palette, back, title, lead, cloths, children }: PageHeadProps) {
  return (
    <Block palette={palette} className="page-head">
      <div className="wrap">
        <div className="page-head-copy">
          {back && <p className="mb-2">{back}</p>}
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {cloths && <HangingBolts cloths={cloths} />}
      </div>
    </Block>
  );
}
