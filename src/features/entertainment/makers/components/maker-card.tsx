import { Trophy } from "lucide";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import type { Maker } from "../queries/list-makers.server.ts";

/** A film or theater maker in a list. */
export function MakerCard({ item: maker, ...slot }: ListCardProps<Maker>) {
  const { name, notable_works: works, awards, active_since: since, tier, is_active: isActive } = maker;
  return (
    <ListCard
      {...slot}
      {...(maker.profile_id && { to: `/artist/${maker.profile_id}` })}
      layout="words"
      ratio={16 / 9}
      name={name}
      category={maker.type}
      badge={maker.company}
      place={maker.location && shortenLocation(maker.location)}
    >
      {(works || awards || since) && (
        <div className="card-works">
          {works && (
            <p>
              Notable works: <b>{works}</b>
            </p>
          )}
          {awards && (
            <p className="award">
              <Icon of={Trophy} />
              <span>
                <span className="sr-only">Awards: </span>
                {awards}
              </span>
            </p>
          )}
          {since && (
            <p className="quiet">
              Active since <b>{since}</b>
            </p>
          )}
        </div>
      )}
      <p className="card-end">
        {tier && <Badge tone={tier === "Established" ? "good" : "blue"}>{tier}</Badge>}
        <span className={classes("pulse", !isActive && "pulse-off")}>{isActive ? "Active" : "Inactive"}</span>
      </p>
    </ListCard>
  );
}
