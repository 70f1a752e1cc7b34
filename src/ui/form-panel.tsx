import type { ReactNode } from "react";
import { Band } from "./band.tsx";
import { Block } from "./block.tsx";
import { HungCloths } from "./bolts.tsx";
import { classes } from "./classes.ts";
import type { PaletteName } from "./weave/palettes.ts";

type FormPanelProps = {
  palette: PaletteName;
  title?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
  children: ReactNode;
};

/** A panel for a form, with a band on top. */
export function FormPanel({ palette, title, level = 2, className, children }: FormPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes("panel surface", className)} data-palette={palette}>
      <Band palette={palette} />
      <div className="panel-body">
        {title && <Heading className="mb-5 text-h2">{title}</Heading>}
        {children}
      </div>
    </div>
  );
}

type SplitPageProps = {
  palette: PaletteName;
  /** Four decorative cloths. */
  cloths: readonly ReactNode[];
  /** Large text below the cloths. Hidden on phones. */
  caption?: string;
  children: ReactNode;
};

/** A page with one form or message, next to cloths. */
export function SplitPage({ palette, cloths, caption, children }: SplitPageProps) {
  return (
    <div className="split-page">
      <div className="split-page-form">{children}</div>
      <Block as="div" palette={palette} className="split-page-cloth" aria-hidden="true">
        <HungCloths cloths={cloths} />
        {caption && <p>{caption}</p>}
      </Block>
    </div>
  );
}
