import { data } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { AlreadyClaimed } from "../components/already-claimed.tsx";
import { ClaimForm } from "../components/claim-form.tsx";
import { ClaimLayout } from "../components/claim-layout.tsx";
import { handleArtistClaim } from "../handle-claim.server.ts";
import { artistClaimSchema } from "../input.ts";
import { findClaimableArtist } from "../queries/find-claimable-artist.server.ts";
import { sendClaim } from "../send-claim.ts";
import { subjectWords } from "../subject-words.ts";
import type { Route } from "./+types/claim-artist";

export const meta = pageTitle(subjectWords.artist.title, { robots: "noindex" });

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const { id: personId, email } = requirePerson(context, url);
  const { db } = context.get(servicesContext);
  const artist = isUuid(id) ? await findClaimableArtist(db, { id, personId }) : undefined;
  if (!artist) throw data(null, { status: 404 });
  return { artist, email, fields: describeFields(artistClaimSchema) };
}

export async function action(args: Route.ActionArgs) {
  if (!isUuid(args.params.id)) throw data(null, { status: 404 });
  return handleArtistClaim(args, args.params.id.toLowerCase());
}

export const clientAction = (args: Route.ClientActionArgs) => sendClaim(args);

/** The form to claim an artist profile. */
export default function ClaimArtistPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { artist, email, fields } = loaderData;
  const isClaimed = artist.owner === "you" || artist.isClaimedByYou;
  const notices = artist.owner === "another" ? [subjectWords.artist.owned] : [];
  return (
    <ClaimLayout kind="artist" claimable={artist} notices={notices}>
      {isClaimed ? (
        <AlreadyClaimed claimable={artist} />
      ) : (
        <ClaimForm claimable={artist} {...{ email, fields }} failure={refused} />
      )}
    </ClaimLayout>
  );
}
