import { shortenLocation } from "#platform/geo/us-states.ts";
import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import type { Entry } from "../queries/list-entries.server.ts";

/** An entry of a subject in its list, with a link to its page if it has one. */
export function EntryCard({ item: entry, ...slot }: ListCardProps<Entry>) {
  const isBusiness = entry.path?.startsWith("/business/");
  return (
    <ListCard
      {...slot}
      {...(isBusiness && { palette: "gold" })}
      {...(entry.path && { to: entry.path })}
      picture={entry.picture}
      category={entry.kind}
      name={entry.name}
      place={entry.place && shortenLocation(entry.place)}
      text={entry.text}
    />
  );
}
