import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import type { describeTime } from "#ui/format-day.ts";
import { describeCount, formatCount } from "#ui/format-number.ts";
import type { HeldVotes } from "../queries/list-held-votes.server.ts";

type Time = ReturnType<typeof describeTime>;
type HeldArtist = Omit<HeldVotes, "firstAt" | "lastAt"> & { first: Time; last: Time };

/** Why votes are held, and the number of networks they came from. */
export function Reasons({ sameNetwork, struckNetwork, burst, networks }: HeldArtist) {
  const reasons = [
    burst > 0 && `${formatCount(burst)} in a burst of new networks`,
    sameNetwork > 0 && `${formatCount(sameNetwork)} too many from one network`,
    struckNetwork > 0 && `${formatCount(struckNetwork)} from networks with struck votes`,
  ].filter(Boolean);
  return (
    <>
      {reasons.join(", ")}
      <span className="block text-muted text-small">{describeCount(networks, "network", "networks")}</span>
    </>
  );
}

/** The times of the first and the last vote. */
export function Times({ first, last }: HeldArtist) {
  return (
    <>
      <time dateTime={first.at}>{first.when}</time>
      {last.when !== first.when && (
        <>
          {" "}
          to <time dateTime={last.at}>{last.when}</time>
        </>
      )}
    </>
  );
}

type DecideProps = { artist: HeldArtist; fields: FormFields; failure: FormFailure | undefined };

/** Accepts or strikes the votes that the admin has seen. */
export function Decide({ artist, ...form }: DecideProps) {
  const about = <span className="sr-only">: {artist.name}</span>;
  return (
    <Form id={artist.id} {...form} preventScrollReset>
      <input type="hidden" name="artist" value={artist.id} />
      <input type="hidden" name="until" value={artist.until} />
      <FormEnd>
        <SubmitButton name="verdict" value="accept" variant="approve" size="small" pendingLabel="Accepting">
          Accept{about}
        </SubmitButton>
        <SubmitButton name="verdict" value="strike" variant="danger" size="small" pendingLabel="Striking">
          Strike{about}
        </SubmitButton>
      </FormEnd>
    </Form>
  );
}
