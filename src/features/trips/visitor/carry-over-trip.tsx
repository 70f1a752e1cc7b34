import { useEffect } from "react";
import { useFetcher } from "react-router";
import { readKept } from "./trip-storage.ts";

/** Once somebody is signed in, sends the trip that this browser keeps to the account. Mount it once, for every page. */
export function CarryOverTrip({ personId }: { personId: string | null }) {
  const { submit } = useFetcher();
  useEffect(() => {
    const kept = personId && readKept();
    if (!kept) return;
    const form = new FormData();
    form.set("kept", kept);
    // Not as an address is written: that would make it three times as long.
    void submit(form, { method: "post", action: "/trips/keep", encType: "multipart/form-data" });
  }, [personId, submit]);
  return null;
}
