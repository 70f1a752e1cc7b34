import type { ReactNode } from "react";
import { Band } from "./band.tsx";
import { Block } from "./block.tsx";
import type { PaletteName } from "./weave/palettes.ts";

type SplitHeadProps = {
  palette: PaletteName;
  /** A `BackLink`. */
  back: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** A `Cover` that fills its half. */
  cover: ReactNode;
  /** Below the lead: the actions. */
  children?: ReactNode;
};

/** The header of a record's page: color and cloth, separated by a woven seam. On phones the cloth is on top. */
export function SplitHead({ palette, back, title, lead, cover, children }: SplitHeadProps) {
  return (
    <Block palette={palette} className="split-head">
      <div className="split-head-copy">
        {back}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      <Band palette={palette} vertical thickness={20} className="split-head-seam" />
      <Band palette={palette} thickness={18} className="split-head-hem" />
      <div className="split-head-cover">{cover}</div>
    </Block>
  );
}
