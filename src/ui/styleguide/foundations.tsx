import { CalendarClock, CalendarX } from "lucide";
import { Band } from "../band.tsx";
import type { BlockPalette } from "../block.tsx";
import { Cover } from "../cover.tsx";
import { LogoMark } from "../logo.tsx";
import { NoticeBand } from "../notice-band.tsx";
import { SplitHead } from "../split-head.tsx";
import { BackLink } from "../text-link.tsx";
import type { PaletteName } from "../weave/palettes.ts";
import { Specimen } from "./specimen.tsx";

const palettes: readonly PaletteName[] = ["gold", "plum", "green", "clay", "indigo", "teal"];
const blocks: readonly BlockPalette[] = [...palettes, "ink"];

/** Color, bands, type and the mark. */
export function Foundations() {
  return (
    <>
      <Specimen name="Color blocks">
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4 lg:grid-cols-7">
          {blocks.map((palette) => (
            <div
              key={palette}
              data-palette={palette}
              className="color-block px-3 pt-10 pb-3 text-micro font-semibold"
            >
              {palette}
              <small className="block font-normal text-quiet">Quiet text</small>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Bands">
        {palettes.map((palette) => (
          <Band key={palette} palette={palette} />
        ))}
      </Specimen>
      <Specimen name="Type">
        <p className="display text-hero">Market day</p>
        <p className="display text-h1">Heading one</p>
        <p className="display text-h2">Heading two</p>
        <p className="display text-h3">Heading three</p>
        <p className="lead">A lead paragraph says in one breath what the page is for.</p>
        <p className="max-w-[64ch]">
          Body text stands at sixteen over one and a half, at most sixty-four letters to the line, so that the
          eye finds its way back. <em>Emphasis</em> and <strong>strength</strong> are used sparingly.
        </p>
        <p className="text-small text-muted">Small and muted: 1,024 of them, since 2026.</p>
      </Specimen>
      <Specimen name="Split head">
        <SplitHead
          palette="clay"
          back={<BackLink to="#">Back to all</BackLink>}
          title="One of them"
          lead="Color and cloth, joined by a seam."
          cover={<Cover id="s-split" palette="clay" ratio={1.2} />}
        />
      </Specimen>
      <Specimen name="Notice bands">
        <NoticeBand id="off" tone="bad" icon={CalendarX} title="This is off">
          <p>
            It was to be on <s>Friday</s>.
          </p>
        </NoticeBand>
        <NoticeBand id="moved" tone="waiting" icon={CalendarClock} title="This has moved">
          <p>
            Before: <s>Friday</s>. Now: <b>Saturday</b>.
          </p>
          <blockquote>
            <p>What somebody says about it.</p>
          </blockquote>
        </NoticeBand>
      </Specimen>
      <Specimen name="Mark">
        <span className="logo">
          <LogoMark />
          <span>Name</span>
        </span>
      </Specimen>
    </>
  );
}
