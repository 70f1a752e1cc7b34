import { Badge } from "../badge.tsx";
import { Cloth } from "../cloth.tsx";
import { formatAge } from "../format-age.ts";
import { formatShortDay } from "../format-day.ts";
import type { PaletteName } from "../weave/palettes.ts";
import { ChooseRow } from "./bulk-form.tsx";
import { StatusBadge } from "./decided-line.tsx";
import type { QueueItem } from "./queue.tsx";
import type { ShownRow } from "./queue-data.ts";

type Options = { to: string; palette: PaletteName; now: number; chosen: string | undefined };

/** A row of a queue page: with a checkbox and its waiting time, or with its status and date. */
export function toQueueItem(row: ShownRow, { to, palette, now, chosen }: Options): QueueItem {
  const { key, title, note, clothId, status, flag, at, decision } = row;
  const isWaiting = status === "waiting";
  const since = decision?.at ?? at;
  return {
    id: key,
    to,
    title,
    note,
    cloth: <Cloth id={clothId} palette={palette} ratio={1} height={88} />,
    end: (
      <>
        {!isWaiting && <StatusBadge status={status} />}
        <time dateTime={since}>
          {isWaiting ? formatAge(now - Date.parse(at)) : formatShortDay(new Date(since))}
        </time>
        {flag && <Badge tone="waiting">{flag}</Badge>}
      </>
    ),
    check: isWaiting && <ChooseRow value={key} title={title} isOpen={key === chosen} />,
  };
}
