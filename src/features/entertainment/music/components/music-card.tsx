import type { ListCardProps } from "#ui/list-page/list-card.tsx";
import { VenueCard } from "../../components/venue-card.tsx";
import type { MusicItem } from "../read-music.server.ts";
import { MusicianCard } from "./musician-card.tsx";

/** The card of the open tab. */
export function MusicCard({ item, ...slot }: ListCardProps<MusicItem>) {
  return item.kind === "venue" ? <VenueCard item={item} {...slot} /> : <MusicianCard item={item} {...slot} />;
}
