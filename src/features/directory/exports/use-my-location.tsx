import { LocateFixed } from "lucide";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button, type ButtonVariant } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";

type Point = { latitude: number; longitude: number };
type UseMyLocationProps = {
  /** The URL for a location, which is rounded to about a kilometer. */
  toAddress: (point: Point) => string;
  variant?: ButtonVariant;
};

/** Uses the browser's geolocation. Rendered after hydration, because it needs JavaScript. */
export function UseMyLocation({ toAddress, variant = "secondary" }: UseMyLocationProps) {
  const navigate = useNavigate();
  const [isReady, setIsReady] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => setIsReady("geolocation" in navigator), []);
  if (!isReady) return null;

  function ask() {
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsAsking(false);
        const point = { latitude: round(latitude), longitude: round(longitude) };
        void navigate(toAddress(point), { preventScrollReset: true });
      },
      () => {
        setIsAsking(false);
        showToast({
          title: "We could not tell where you are",
          description: "Allow your location in the browser, or type a city or ZIP code.",
        });
      },
      { timeout: 10_000, maximumAge: 300_000 },
    );
  }

  return (
    <Button variant={variant} size="small" pending={isAsking} onClick={ask}>
      <Icon of={LocateFixed} />
      Use my location
    </Button>
  );
}

/** Precise enough for a list, too coarse to reveal a home. */
const round = (degrees: number) => Math.round(degrees * 100) / 100;
