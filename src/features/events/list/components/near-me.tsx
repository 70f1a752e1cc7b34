import { LocateFixed } from "lucide";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";

/** Finds events near the visitor. Only JavaScript can ask for the position: until it runs, the space is reserved. */
export function NearMe() {
  const navigate = useNavigate();
  const [isReady, setIsReady] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => setIsReady("geolocation" in navigator), []);

  function ask() {
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsAsking(false);
        void navigate(`/events/near?lat=${round(latitude)}&lng=${round(longitude)}`);
      },
      () => {
        setIsAsking(false);
        showToast({
          title: "We could not tell where you are",
          description: "Allow your location in the browser, or type a city or state.",
        });
      },
      { timeout: 10_000, maximumAge: 300_000 },
    );
  }

  return (
    <Button
      variant="secondary"
      pending={isAsking}
      onClick={ask}
      className={isReady ? undefined : "invisible"}
    >
      <Icon of={LocateFixed} />
      Near me
    </Button>
  );
}

/** About a kilometer: precise enough for a list, too coarse to reveal a home. */
const round = (degrees: number) => Math.round(degrees * 100) / 100;
