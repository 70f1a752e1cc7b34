import { Luggage } from "lucide";
import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { AddResult } from "../adding/add-result.ts";
import type { Subject } from "../subject.ts";

type AddToTripProps = Pick<ButtonProps, "variant" | "size" | "className"> & {
  kind: Subject["kind"];
  /** The id of what is added; of a stop of a guide see `guideStopId`. */
  subjectId: string;
  /** What is added, for screen readers. */
  name: string;
};

/**
 * Adds something of this site to a trip: a member's on the server, a visitor's in the browser. It says the same to
 * everybody, so pages with it can be cached; without JavaScript it is a plain form.
 */
export function AddToTrip({ kind, subjectId, name, variant = "secondary", ...look }: AddToTripProps) {
  const fetcher = useFetcher<AddResult>();
  const { pathname, search } = useLocation();
  const { data: answer } = fetcher;
  useEffect(() => {
    if (answer) showToast(answer.toast);
  }, [answer]);
  return (
    <fetcher.Form
      method="post"
      action="/trips/add"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (fetcher.state !== "idle") return;
        const form = new FormData(submit.currentTarget);
        form.set("stay", "yes");
        fetcher.submit(form, { method: "post", action: "/trips/add" });
      }}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="subject" value={subjectId} />
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <Button type="submit" variant={variant} {...look}>
        <Icon of={Luggage} />
        Add to trip<span className="sr-only">: {name}</span>
      </Button>
    </fetcher.Form>
  );
}
