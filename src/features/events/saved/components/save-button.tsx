import { Bookmark, BookmarkCheck } from "lucide";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { SaveResult } from "../pages/save-event.ts";

type SaveButtonProps = Pick<ButtonProps, "variant" | "size" | "className"> & {
  event: { id: string; name: string };
  isSaved: boolean;
  /** The redirect target of a plain form; the page of the event by default. */
  returnTo?: string;
};

/** Saves an event or removes it from the list, in place; without JavaScript by a plain form. */
export function SaveButton({ event, isSaved, returnTo, ...look }: SaveButtonProps) {
  const fetcher = useFetcher<SaveResult>();
  const { data: answer, formData } = fetcher;
  useEffect(() => {
    if (answer) showToast(answer.toast);
  }, [answer]);
  // While submitting, the button shows the requested state.
  const isOn = formData ? formData.get("save") === "yes" : isSaved;
  return (
    <fetcher.Form
      method="post"
      action={`/event/${event.id}/save`}
      onSubmit={(submit) => {
        submit.preventDefault();
        if (fetcher.state !== "idle") return;
        const form = new FormData(submit.currentTarget);
        form.set("stay", "yes");
        fetcher.submit(form, { method: "post", action: `/event/${event.id}/save` });
      }}
    >
      <input type="hidden" name="save" value={isOn ? "no" : "yes"} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <Button type="submit" aria-pressed={isOn} {...look}>
        <Icon of={isOn ? BookmarkCheck : Bookmark} />
        {isOn ? "Saved" : "Save"}
        <span className="sr-only">: {event.name}</span>
      </Button>
    </fetcher.Form>
  );
}
