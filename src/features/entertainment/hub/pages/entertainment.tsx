import { describePage } from "#platform/http/meta/describe-page.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { Band } from "#ui/band.tsx";
import { Block } from "#ui/block.tsx";
import { GoLink } from "#ui/text-link.tsx";
import { ArtistWall } from "../components/artist-wall.tsx";
import { Curtains } from "../components/curtains.tsx";
import { EditorsPicks } from "../components/editors-picks.tsx";
import { LoomTiles } from "../components/loom-tiles.tsx";
import type { Route } from "./+types/entertainment";

const lead = "Four curtains on one rail: music, film, theater and comedy.";

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = new URL("/entertainment", root.loaderData.origin).href;
  return describePage({ title: "Entertainment", description: lead, canonical, siteName: siteNameOf(root) });
}

/** The hub page of entertainment. */
export default function EntertainmentPage() {
  return (
    <>
      <Block palette="indigo" className="stage">
        <div className="wrap stage-top">
          <div>
            <h1>Entertainment</h1>
            <p className="lead">{lead}</p>
          </div>
          <GoLink to="/artist-directory">Artist directory</GoLink>
        </div>
        <Band palette="indigo" thickness={20} className="rail" />
        <Curtains />
      </Block>
      <EditorsPicks />
      <ArtistWall />
      <LoomTiles />
    </>
  );
}
