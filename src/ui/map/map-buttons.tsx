import { LocateFixed, Minus, Plus } from "lucide";
import { useState } from "react";
import { IconButton } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { showToast } from "../toast-store.ts";
import type { GeoPoint } from "./project-point.ts";

type MapButtonsProps = {
  onCloser: () => void;
  onFurther: () => void;
  /** Offers to show the visitor's location. */
  onLocate?: (point: GeoPoint) => void;
};

/** The controls of the interactive map. */
export function MapButtons({ onCloser, onFurther, onLocate }: MapButtonsProps) {
  return (
    <div className="map-buttons">
      <div>
        <IconButton label="Closer" onClick={onCloser}>
          <Icon of={Plus} />
        </IconButton>
        <IconButton label="Further away" onClick={onFurther}>
          <Icon of={Minus} />
        </IconButton>
      </div>
      {onLocate && <LocateButton onLocate={onLocate} />}
    </div>
  );
}

function LocateButton({ onLocate }: { onLocate: (point: GeoPoint) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  function ask() {
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsAsking(false);
        onLocate({ latitude, longitude });
      },
      () => {
        setIsAsking(false);
        showToast({
          title: "We could not tell where you are",
          description: "Allow your location in the browser, or search for a city or ZIP code.",
        });
      },
      { timeout: 10_000, maximumAge: 300_000 },
    );
  }
  return (
    <div>
      <IconButton label="Show where I am" aria-disabled={isAsking} onClick={ask}>
        <Icon of={LocateFixed} />
      </IconButton>
    </div>
  );
}
