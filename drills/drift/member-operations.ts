import { sql } from "kysely";
import { deleteAccount } from "#features/accounts/commands/delete-account.server.ts";
import { castVote } from "#features/artists/votes/commands/cast-vote.server.ts";
import { decideVotes } from "#features/artists/votes/commands/decide-votes.server.ts";
import { addArtist, addHeldVotes } from "#features/artists/votes/votes-for-tests.ts";
import { newWords } from "#features/reviews/words-for-tests.ts";
import { deleteTravelReview } from "#features/travel/reviews/commands/delete-travel-review.server.ts";
import { writeTravelReview } from "#features/travel/reviews/commands/write-travel-review.server.ts";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { done, type Operations, operation } from "./operation.ts";
import { pickRow } from "./pick-row.ts";
import type { Writer } from "./world.ts";

const pickArtist = (writer: Writer) =>
  pickRow(writer, sql<{ id: string }>`select artist_id as id from artist_directory order by artist_id`);
const pickTour = (writer: Writer) =>
  pickRow(writer, sql<{ id: string }>`select id::text from cultural_tours order by id`);

/** An artist and a tour to vote on and review. */
export async function addArtistAndTour({ owner, random }: Writer) {
  await addArtist(owner, { name: `Odessa ${random.between(1, 1e9)}` });
  await sql`insert into cultural_tours (tour_name, location)
    values (${`Porch Lights ${random.between(1, 1e9)}`}, 'Atlanta, Georgia')`.execute(owner);
}

/** Votes, travel reviews, and deleted accounts. */
export const memberOperations: Operations = {
  "vote for an artist": operation(7, async (writer) => {
    const artist = await pickArtist(writer);
    const { random, services } = writer;
    const voter = random.chance(0.4) ? writer.member(random) : aVisitor();
    return artist && castVote(services, voter, { artistId: artist.id });
  }),
  "hold votes": operation(2, async (writer) => {
    const artist = await pickArtist(writer);
    if (artist) await addHeldVotes(writer.owner, artist.id, 5, `burst-${writer.random.between(1, 1e9)}-`);
    return done;
  }),
  "decide about votes": operation(2, async (writer) => {
    const artist = await pickArtist(writer);
    const verdict = writer.random.pick(["accept", "strike"] as const);
    const until = (Date.now() + 60_000) * 1_000;
    return artist && decideVotes(writer.services, writer.admin, { artistId: artist.id, verdict, until });
  }),
  "write about a tour": operation(5, async (writer) => {
    const tour = await pickTour(writer);
    const { random, services } = writer;
    const words = { rating: random.between(1, 5), welcome: random.between(1, 5), comment: newWords() };
    const review = { ...words, anonymous: false, kind: "tour" as const, subjectId: tour?.id ?? "" };
    return tour && writeTravelReview(services, writer.member(random), review);
  }),
  "take it back": operation(2, async (writer) => {
    const review = await pickRow(
      writer,
      sql<{ user_id: string; subjectId: string }>`
        select user_id, tour_id::text as "subjectId" from travel_reviews where user_id is not null order by id desc`,
    );
    const { user_id = "", subjectId = "" } = review ?? {};
    return review && deleteTravelReview(writer.services, aMember(user_id), { kind: "tour", subjectId });
  }),
  "delete an account": operation(1, async (writer) => {
    const { db, owner, people, random, services } = writer;
    const at = random.between(0, people.length - 1);
    const [leaving] = people.splice(at, 1, await makePerson({ db, owner }));
    if (!leaving) return undefined;
    const removesPosts = random.chance(0.5);
    return deleteAccount(services, aMember(leaving.id), { removesPosts, current: leaving.password });
  }),
};
