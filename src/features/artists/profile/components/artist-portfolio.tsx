import { type MouseEvent, type ReactNode, useState } from "react";
import { classes } from "#ui/classes.ts";
import { Cover } from "#ui/cover.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import type { Work } from "../portfolio.ts";
import type { Profile } from "../present-profile.ts";
import { Lightbox } from "./lightbox.tsx";
import { RecordingList } from "./recording-list.tsx";

/** The mosaic pattern repeats after six slots. */
const slots = 6;

/** The works of an artist: recordings, then pictures and pages as a mosaic. */
export function ArtistPortfolio({ profile }: { profile: Profile }) {
  const [shown, setShown] = useState<number | null>(null);
  const { id, name, works } = profile;
  if (works.length === 0) return null;
  const seen = works.filter(({ kind }) => kind !== "recording");
  const pictures = works.filter(({ kind }) => kind === "picture");
  const recordings = works.filter(({ kind }) => kind === "recording");
  const heading = <h2 id="portfolio">Portfolio</h2>;
  return (
    <section aria-labelledby="portfolio" className="artist-works">
      {recordings.length > 0 && (
        <RecordingList heading={seen.length > 0 ? <h2>Listen</h2> : heading} recordings={recordings} />
      )}
      {seen.length > 0 && (
        <div className="grid gap-5">
          {heading}
          <div>
            {groupsOf(seen).map((group) => (
              <ul key={group[0]?.number} className={classes("mosaic", `mosaic-${group.length}`)}>
                {group.map((work) => (
                  <li key={work.number}>
                    <Piece
                      work={work}
                      cover={<WorkCover id={id} work={work} />}
                      onOpen={() => setShown(pictures.indexOf(work))}
                    />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
      )}
      {pictures.length > 0 && (
        <Lightbox
          label={`Portfolio of ${name}`}
          pictures={pictures}
          index={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}

type PieceProps = { work: Work; cover: ReactNode; onOpen: () => void };

/** A picture opens in the lightbox, or on its own without JavaScript; anything else opens at its source. */
function Piece({ work: { kind, href, title }, cover, onOpen }: PieceProps) {
  if (kind === "page")
    return (
      <ExternalLink href={href}>
        {cover}
        <span className="mosaic-label">{title}</span>
      </ExternalLink>
    );
  const open = (press: MouseEvent) => {
    // Opening in another tab or window is left to the browser.
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    onOpen();
  };
  return (
    <a href={href} onClick={open}>
      {cover}
      <span className="mosaic-label">{title}</span>
    </a>
  );
}

function WorkCover({ id, work: { number, kind, href } }: { id: string; work: Work }) {
  return (
    <Cover
      id={`${id}-${number}`}
      palette="indigo"
      ratio={1.2}
      picture={kind === "picture" ? href : null}
      className="mosaic-cover"
    />
  );
}

function groupsOf(works: readonly Work[]): Work[][] {
  return Array.from({ length: Math.ceil(works.length / slots) }, (_, group) =>
    works.slice(group * slots, (group + 1) * slots),
  );
}
