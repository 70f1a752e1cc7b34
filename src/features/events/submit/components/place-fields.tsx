import { useEffect, useId, useRef, useState } from "react";
import { Checkbox } from "#ui/choice.tsx";
import { TextField } from "#ui/field.tsx";
import { useField } from "#ui/form-state.ts";

/** A virtual event has no address; a typed one is restored when the box is unchecked. */
export function PlaceFields() {
  const id = useId();
  const wasVirtual = Boolean(useField("is_virtual").typed);
  // Only JavaScript can enable fields again.
  const [isVirtual, setIsVirtual] = useState(false);
  const address = useRef("");
  useEffect(() => setIsVirtual(wasVirtual), [wasVirtual]);
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    if (!input) return;
    if (isVirtual) address.current = input.value;
    input.value = isVirtual ? "Virtual" : input.value === "Virtual" ? address.current : input.value;
  }, [id, isVirtual]);
  return (
    <>
      <Checkbox
        name="is_virtual"
        value="yes"
        label="This is a virtual event"
        onChange={({ currentTarget }) => setIsVirtual(currentTarget.checked)}
      />
      <TextField
        id={id}
        label="Location"
        name="location"
        autoComplete="off"
        disabled={isVirtual}
        placeholder="12 Elm Street, Macon, GA"
        hint={
          isVirtual
            ? "Nothing to fill in. Untick the box to give an address."
            : "End with city and state: that puts it on the city’s own page."
        }
      />
    </>
  );
}
