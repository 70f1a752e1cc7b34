import { beforeAll, expect, it } from "vitest";
import { anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { findUpload, openFile, sendUpload, signIn } from "#platform/uploads/uploads-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { drawPicture, formWithFile } from "#testing/test-uploads.ts";
import { artistDecider } from "../admin/decide-artists.server.ts";
import { submitArtist } from "./commands/submit-artist.server.ts";
import { anArtist } from "./submissions-for-tests.ts";

const { database, services } = setUpServices();
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn(services, { isAdmin: true });
});

const statusFor = async (path: string, cookie: string) => {
  const file = await openFile(services, path, { cookie });
  await file?.body?.cancel();
  return file?.status ?? 404;
};
const seenBy = async (path: string) => [await statusFor(path, ""), await statusFor(path, admin.cookie)];

it("opens an artist's picture for admins only until the artist is listed", async () => {
  const bytes = await drawPicture().png().toBuffer();
  const { row, path } = await findUpload(
    services,
    await sendUpload(services, "artist-picture", formWithFile({ bytes })),
  );
  const artist = await submitArtist(services, aVisitor(), anArtist({ pictureId: row.id }));
  if (!artist.ok) throw new Error(artist.reason);
  expect(await seenBy(path)).toEqual([404, 200]);
  const items = [{ kind: "artist", id: artist.artistId }];
  const decide = (verdict: Parameters<typeof decideItems>[2]["verdict"], isTakeDown = false) =>
    decideItems({ ...services, deciders: [artistDecider] }, anAdmin(admin.id), {
      items,
      verdict,
      isTakeDown,
    });
  await decide({ outcome: "approved" });
  expect(await seenBy(path)).toEqual([200, 200]);
  await decide({ outcome: "rejected", reason: "unclear", note: "Which Josephine?" }, true);
  expect(await seenBy(path), "taken down").toEqual([404, 200]);
  await database.owner.deleteFrom("artist_directory").where("artist_id", "=", artist.artistId).execute();
  expect(await seenBy(path), "deleted").toEqual([404, 404]);
});
