import { describe, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { endOfFile } from "#platform/uploads/sent-files-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import type { Submission } from "../input.ts";
import { addArtistPicture, anArtist } from "../submissions-for-tests.ts";
import { submitArtist } from "./submit-artist.server.ts";

const { services } = setUpServices();
const readArtist = (name: string) =>
  services.db.selectFrom("artist_directory").selectAll().where("name", "=", name).execute();

describe("submitArtist", () => {
  it("[ART-55] [ART-69] [ART-70] [SEC-14] stores a visitor's submission with a unique id", async () => {
    const artist = anArtist();
    const [first, second] = [
      await submitArtist(services, aVisitor(), artist),
      await submitArtist(services, aVisitor(), anArtist()),
    ];
    expect(first).toEqual({ ok: true, artistId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(second).not.toEqual(first);
    const { name, category, city, state, tagline, bio, email, portfolio } = artist;
    expect(await readArtist(name)).toMatchObject([
      {
        name,
        category,
        location_city: city,
        location_state: state,
        tagline,
        bio,
        email,
        portfolio_url: portfolio,
      },
    ]);
  });

  it("[ART-71] [ART-72] [ART-73] [ART-74] [ART-75] [ART-76] is pending without votes or flags, regardless of the request", async () => {
    const forged = {
      ...anArtist(),
      status: "featured",
      verified: "yes",
      spotlight_eligible: "yes",
      community_votes: 900,
      profile_views: 900,
      connection_requests: 900,
    };
    await submitArtist(services, aVisitor(), forged as Submission);
    expect(await readArtist(forged.name)).toMatchObject([
      {
        status: "pending",
        verified: "no",
        spotlight_eligible: "no",
        community_votes: 0,
        profile_views: 0,
        connection_requests: 0,
      },
    ]);
  });

  it("keeps a picture next to the link, until the artist is deleted", async () => {
    const picture = await addArtistPicture(services.db);
    const artist = anArtist({ pictureId: picture.id });
    await submitArtist(services, aVisitor(), artist);
    expect(await readArtist(artist.name)).toMatchObject([
      { portfolio_url: `https://tallow.example/work, /files/artist-images/${picture.key}` },
    ]);
    expect(await endOfFile(services.db, picture.id)).toBeNull();
    await services.db.deleteFrom("artist_directory").where("name", "=", artist.name).execute();
    expect(await endOfFile(services.db, picture.id)).not.toBeNull();
  });

  it("writes no row when the picture was already used or belongs to another user", async () => {
    const { id: kofi } = await makePerson(services);
    const used = await addArtistPicture(services.db);
    await submitArtist(services, aVisitor(), anArtist({ pictureId: used.id }));
    const visitors = await addArtistPicture(services.db);
    for (const [actor, pictureId] of [
      [aVisitor(), used.id],
      [aMember(kofi), visitors.id],
      [aVisitor(), "7"],
    ] as const) {
      const artist = anArtist({ pictureId });
      expect(await submitArtist(services, actor, artist)).toEqual({ ok: false, reason: "picture-gone" });
      expect(await readArtist(artist.name)).toEqual([]);
    }
  });

  it("accepts ten an hour from one network", async () => {
    const { ip } = aVisitor();
    for (let sent = 0; sent < 10; sent++) await submitArtist(services, aVisitor({ ip }), anArtist());
    expect(await submitArtist(services, aVisitor({ ip }), anArtist())).toMatchObject({
      ok: false,
      reason: "too-many",
    });
  });
});
