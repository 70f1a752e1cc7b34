import { LocateFixed } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { listFormId } from "#ui/list-page/use-list-form.ts";
import { BareSelect } from "#ui/select.tsx";
import { showToast } from "#ui/toast-store.ts";
import { changeQuery, type DirectoryQuery, directoryList } from "../../input.ts";
import { radiiMiles } from "../../rules.ts";
import type { DirectoryForm } from "./directory-form.ts";

const radii = radiiMiles.map((miles) => ({ value: String(miles), label: `Within ${miles} miles` }));

type DirectoryNearProps = { live: DirectoryForm; query: DirectoryQuery; zipProblem: string | null };

/** Where to look: around a city or a ZIP code, or around the visitor. */
export function DirectoryNear({ live, query, zipProblem }: DirectoryNearProps) {
  const id = useId();
  const { near, point, radiusMiles } = query;
  const city = useRef<HTMLInputElement>(null);
  // Syncs the field with the URL, for back and forward. In between, the visitor's typing wins.
  const shown = useRef(near);
  useEffect(() => {
    // Not on hydration: the visitor may have typed before the scripts loaded.
    if (city.current && shown.current !== near) city.current.value = near;
    shown.current = near;
  }, [near]);
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-2.5 border-t border-line py-5">
      <h2 id={`${id}-title`} className="text-base tracking-normal">
        Near
      </h2>
      <div className="flex gap-2">
        <input
          ref={city}
          name="near"
          form={listFormId}
          defaultValue={near}
          aria-label="City or ZIP code"
          aria-invalid={zipProblem ? true : undefined}
          aria-describedby={`${id}-problem`}
          placeholder="City or ZIP code"
          autoComplete="address-level2"
          maxLength={80}
          className="input surface min-w-0"
        />
        <Button type="submit" form={listFormId} variant="quiet">
          Go
        </Button>
      </div>
      <FieldError id={`${id}-problem`} error={zipProblem} />
      {point && <input type="hidden" name="lat" form={listFormId} value={point.latitude} />}
      {point && <input type="hidden" name="lng" form={listFormId} value={point.longitude} />}
      <UseMyLocation query={query} path={live.path} />
      {(near || point) && (
        <BareSelect
          name="radius"
          form={listFormId}
          aria-label="Distance"
          emptyLabel="Any distance"
          options={radii}
          value={radiusMiles ?? ""}
          onChange={() => live.onChoose()}
        />
      )}
    </section>
  );
}

/** Uses the browser's geolocation. Rendered after hydration, because it needs JavaScript. */
function UseMyLocation({ query, path }: { query: DirectoryQuery; path: string }) {
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
        const changes = { point, near: "", state: "" };
        void navigate(directoryList.href(changeQuery(query, changes), path), { preventScrollReset: true });
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
    <Button variant="secondary" size="small" pending={isAsking} onClick={ask}>
      <Icon of={LocateFixed} />
      Use my location
    </Button>
  );
}

/** About a kilometer: precise enough for a list, too coarse to reveal a home. */
const round = (degrees: number) => Math.round(degrees * 100) / 100;
