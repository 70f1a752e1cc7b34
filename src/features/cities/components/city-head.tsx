import { Map as MapIcon, MapPin } from "lucide";
import { ButtonLink } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { Icon } from "#ui/icon.tsx";
import { SplitHead } from "#ui/split-head.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { describeCity } from "../city-meta.ts";
import type { CityData } from "../read-city.server.ts";

/** The city's name next to its cloth, and links to its sections. */
export function CityHead({ city }: { city: CityData }) {
  const near = new URLSearchParams({ near: `${city.city}, ${city.state}` });
  return (
    <div className="city-head">
      <SplitHead
        palette="green"
        back={<BackLink to="/cities">All cities</BackLink>}
        title={city.city}
        lead={describeCity(city)}
        cover={<Cover id={`city-${city.slug}`} palette="green" ratio={1.2} eager isLarge />}
      >
        <p className="mt-5 flex items-center gap-2">
          <Icon of={MapPin} />
          {city.stateName}, USA
        </p>
        <div className="actions mt-6">
          <ButtonLink to="/trip">Plan a trip here</ButtonLink>
          <ButtonLink to={`/directory/map?${near}`} variant="secondary">
            <Icon of={MapIcon} />
            On the map
          </ButtonLink>
        </div>
      </SplitHead>
    </div>
  );
}
