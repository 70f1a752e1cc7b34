import { beforeAll, expect, it } from "vitest";
import type { PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin } from "#platform/auth/actors-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import { findUpload, openFile, sendUpload, signIn } from "#platform/uploads/uploads-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { drawPicture, formWithFile } from "#testing/test-uploads.ts";
import { eventDecider } from "../admin/decide-events.server.ts";
import { submitEvent } from "./commands/submit-event.server.ts";
import { readEvent } from "./events-for-tests.ts";

const { database, services } = setUpServices();
const deciders = [eventDecider];
type SignedIn = Awaited<ReturnType<typeof signIn>>;
let sender: SignedIn;
let other: SignedIn;
let admin: SignedIn;
let actor: PersonActor;
beforeAll(async () => {
  sender = await signIn(services);
  other = await signIn(services);
  admin = await signIn(services, { isAdmin: true });
  actor = anAdmin(admin.id);
});

let events = 0;
/** A pending event with an uploaded picture. */
async function submit() {
  events += 1;
  const bytes = await drawPicture().png().toBuffer();
  const sent = await sendUpload(services, "event-picture", formWithFile({ bytes }), {
    cookie: sender.cookie,
  });
  const { row, path } = await findUpload(services, sent);
  const event = readEvent({ name: `Porch pitch ${events}`, image_url: row.id });
  const result = await submitEvent(services, aMember(sender.id), event);
  if (!result.ok) throw new Error(result.reason);
  return { id: result.event.id, path };
}
const decide = async (id: string, outcome: "approved" | "rejected") => {
  const verdict =
    outcome === "approved"
      ? ({ outcome } as const)
      : ({ outcome, reason: "unclear", note: "Which hall is it?" } as const);
  const result = await decideItems({ ...services, deciders }, actor, {
    items: [{ kind: "event", id }],
    verdict,
    isTakeDown: true,
  });
  if (!result.ok) throw new Error(result.reason);
  return result.decided.map(({ decisionId }) => decisionId);
};
/** How the picture is cached for visitor, another member, sender and admin; null where it is not found. */
const seenBy = (path: string) =>
  Promise.all(
    ["", other.cookie, sender.cookie, admin.cookie].map(async (cookie) => {
      const file = await openFile(services, path, { cookie });
      await file?.body?.cancel();
      return file?.headers.get("cache-control") ?? null;
    }),
  );
const forEverybody = Array.from({ length: 4 }, () => "public, max-age=31536000, immutable");
const forSender = [null, null, "private, no-store", "private, no-store"];

it("shows the picture of an event to its sender and to admins until the event is approved", async () => {
  const { id, path } = await submit();
  expect(await seenBy(path)).toEqual(forSender);
  await decide(id, "approved");
  expect(await seenBy(path)).toEqual(forEverybody);
});

it("hides it again when the decision is undone or the event removed", async () => {
  const { id, path } = await submit();
  const ids = await decide(id, "approved");
  await undoDecisions({ ...services, deciders }, actor, { ids });
  expect(await seenBy(path)).toEqual(forSender);
  await decide(id, "approved");
  expect(await seenBy(path)).toEqual(forEverybody);
  await database.owner.deleteFrom("events").where("id", "=", id).execute();
  expect(await seenBy(path)).toEqual(forSender);
});

it("keeps the picture of a rejected event hidden", async () => {
  const { id, path } = await submit();
  await decide(id, "rejected");
  expect(await seenBy(path)).toEqual(forSender);
});

it("keeps a picture public while another approved event uses it", async () => {
  const { id, path } = await submit();
  const again = await submitEvent(
    services,
    aMember(sender.id),
    readEvent({ name: "Porch pitch, again", image_url: path }),
  );
  if (!again.ok) throw new Error(again.reason);
  await decide(id, "approved");
  await decide(again.event.id, "approved");
  await database.owner.deleteFrom("events").where("id", "=", id).execute();
  expect(await seenBy(path)).toEqual(forEverybody);
});

it("makes imported pictures public: approved events with pictures in either column", async () => {
  const { path } = await submit();
  await database.owner
    .insertInto("events")
    .values({
      ...{ name: "Imported", start_datetime: new Date("2031-05-01T18:00:00Z"), approval_status: "approved" },
      media: [path],
    })
    .execute();
  expect(await seenBy(path)).toEqual(forEverybody);
});
