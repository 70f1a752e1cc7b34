import type { FormEvent, ReactNode } from "react";
import { changeFromForm } from "../form-change.ts";
import type { Trip, TripChange } from "../trip.ts";

type ChangeFormProps = {
  act: "add-stop" | "edit-stop" | "move-stop" | "remove-stop" | "edit-trip" | "notes";
  trip: Trip;
  send: (change: TripChange) => void;
  /** Sent along: the stop, its day, what its author saw. */
  fields?: Readonly<Record<string, string>>;
  /** After it was sent. */
  onSent?: (form: HTMLFormElement) => void;
  className?: string;
  children: ReactNode;
};

/** A form that changes the trip: in place, and without JavaScript by a plain post to the page. */
export function ChangeForm({ act, trip, send, fields = {}, onSent, className, children }: ChangeFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const change = changeFromForm(new FormData(form, submitter), trip, () => crypto.randomUUID());
    if (change) send(change);
    onSent?.(form);
  }
  return (
    <form method="post" encType="multipart/form-data" onSubmit={submit} className={className}>
      <input type="hidden" name="act" value={act} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
