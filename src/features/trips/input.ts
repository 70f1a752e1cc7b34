import { z } from "zod";
import { isTripDate } from "./days.ts";
import { positionPattern } from "./position.ts";
import { costKinds, isStorable, maxDays, stopKinds } from "./trip.ts";

const edit = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value }).exactOptional();

const title = z
  .string()
  .trim()
  .min(1, "Give the trip a name.")
  .max(120, "Keep the name under 120 characters.")
  .refine(isStorable);
const text = (maxLength: number) => z.string().max(maxLength).refine(isStorable);
const day = z.number().int().min(1).max(maxDays);
const tripFields = {
  title,
  placeSlug: z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .nullable(),
  startsOn: z.iso.date().refine(isTripDate).nullable(),
  days: day,
  people: z.number().int().min(1).max(50),
  notes: text(5000),
};
const stopFields = {
  name: z.string().trim().min(1).max(200).refine(isStorable),
  address: text(300),
  startsAt: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  minutes: z.number().int().min(1).max(1440).nullable(),
  costCents: z.number().int().min(0).max(100_000_000).nullable(),
  costKind: z.enum(costKinds),
  note: text(1000),
};
const position = z.string().regex(positionPattern);
const id = z.uuid().toLowerCase();

const stop = z
  .object({
    id,
    day: day.nullable(),
    position,
    kind: z.enum(stopKinds),
    ...stopFields,
    subjectId: z.string().min(1).max(64).refine(isStorable).nullable(),
  })
  .refine(({ kind, subjectId }) => (kind === "own") === (subjectId === null));

/** Each field of an edit carries the value its author saw and the new one. */
function editsOf<Fields extends Record<string, z.ZodType>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, value]) => [name, edit(value)]);
  return z.object(
    Object.fromEntries(entries) as { [Name in keyof Fields]: ReturnType<typeof edit<Fields[Name]>> },
  );
}

/** One change of a trip, as a page sends it. */
export const tripChange = z.discriminatedUnion("type", [
  z.object({ type: z.literal("edit-trip"), edits: editsOf(tripFields) }),
  z.object({ type: z.literal("add-stop"), stop }),
  z.object({ type: z.literal("edit-stop"), id, edits: editsOf(stopFields) }),
  z.object({ type: z.literal("move-stop"), id, day: day.nullable(), position }),
  z.object({ type: z.literal("remove-stop"), id }),
]);

/** The form that starts a trip. */
export const newTrip = z.object({
  title,
  startsOn: z.iso.date("Choose a day.").refine(isTripDate, "Choose a day from 1900 to 2199.").optional(),
  days: z
    .int("Say how many days.")
    .min(1, "A trip has at least one day.")
    .max(maxDays, `A trip has at most ${maxDays} days.`),
});

const role = z.enum(["view", "edit"]).meta({ hidden: true });

/** A secret address: made, renewed or ended. */
export const sharing = z.object({ role });

/** Somebody to take off the trip. */
export const membership = z.object({ memberId: z.uuid().meta({ hidden: true }) });

/** A button that says it all. */
export const noFields = z.object({});
