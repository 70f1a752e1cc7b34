import type { FormEvent } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { earliestDate, latestDate } from "../../days.ts";
import { maxDays } from "../../trip.ts";
import { startVisitorTrip } from "../stored-trip.ts";

type TripWelcomeProps = {
  isMember: boolean;
  /** Scripts run, so the browser can keep a trip. */
  canStart: boolean;
};

const ways = [
  {
    title: "Gather",
    text: "Press “Add to trip” on a business, a tour, a stay, an event or a stop of a guide.",
  },
  {
    title: "Arrange",
    text: "Give each stop a day and a time. We point out what overlaps or is closed that day.",
  },
  {
    title: "Take it along",
    text: "As a calendar file, as a route for a phone or a car, or on paper, one sheet a day.",
  },
];

/** What a trip is, and how to begin one. */
export function TripWelcome({ isMember, canStart }: TripWelcomeProps) {
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-12 section-y lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby="how" className="min-w-0">
        <h2 id="how">How it works</h2>
        <ol className="mt-5 grid gap-5 border-ink border-t-2">
          {ways.map(({ title, text }) => (
            <li key={title} className="border-line border-b pt-4 pb-5">
              <h3>{title}</h3>
              <p className="mt-1 max-w-[60ch] text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="begin" className="min-w-0 border-ink border-t-2 pt-4">
        <h2 id="begin" className="mb-4 text-h3">
          {isMember ? "Your trips are in your account" : "Begin here"}
        </h2>
        {isMember && <ButtonLink to="/trips">My trips</ButtonLink>}
        {!isMember && canStart && <Start />}
        {!isMember && (
          <p className="mt-5 text-muted text-small">
            {canStart
              ? "Without an account the trip is kept in this browser alone. "
              : "Without an account a trip is kept in the browser, which needs JavaScript. "}
            With one, it is on all your devices, and you can share it.{" "}
            <TextLink to="/login?returnTo=%2Ftrips">Log in</TextLink> or{" "}
            <TextLink to="/register">make an account</TextLink>.
          </p>
        )}
      </section>
    </div>
  );
}

function Start() {
  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [title, startsOn] = [String(form.get("title") ?? "").trim(), String(form.get("startsOn") ?? "")];
    startVisitorTrip({
      ...(title && { title: title.slice(0, 120) }),
      ...(startsOn && { startsOn }),
      days: Math.min(Math.max(Math.round(Number(form.get("days"))) || 3, 1), maxDays),
    });
  }
  return (
    <form onSubmit={start} className="form">
      <TextField label="Name" name="title" maxLength={120} placeholder="Savannah with Mama" optional />
      <TextField
        label="First day"
        name="startsOn"
        type="date"
        optional
        min={earliestDate}
        max={latestDate}
        hint="You can choose it later."
      />
      <TextField label="How many days" name="days" type="number" min={1} max={maxDays} defaultValue="3" />
      <Button type="submit" className="mt-4">
        Start the trip
      </Button>
    </form>
  );
}
