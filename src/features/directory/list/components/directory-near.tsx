import { useEffect, useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { listFormId, useFormOfList } from "#ui/list-page/use-list-form.ts";
import { BareSelect } from "#ui/select.tsx";
import { UseMyLocation } from "../../exports/use-my-location.tsx";
import { changeQuery, type DirectoryQuery, directoryList } from "../../input.ts";
import { radiiMiles } from "../../rules.ts";

const radii = radiiMiles.map((miles) => ({ value: String(miles), label: `Within ${miles} miles` }));

type DirectoryNearProps = { query: DirectoryQuery; zipProblem: string | null };

/** The location filter: around a city or a ZIP code, or around the visitor. */
export function DirectoryNear({ query, zipProblem }: DirectoryNearProps) {
  const live = useFormOfList();
  const id = useId();
  const { near, point, radiusMiles } = query;
  const city = useRef<HTMLInputElement>(null);
  // Syncs the field with the URL, for back and forward. In between, typed text takes precedence.
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
      <UseMyLocation
        toAddress={(here) =>
          directoryList.href(changeQuery(query, { point: here, near: "", state: "" }), live.path)
        }
      />
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
