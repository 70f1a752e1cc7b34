import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { describeCount, formatCount } from "#ui/format-number.ts";

type Time = { at: string; when: string };
type HeldArtist = {
  id: string;
  name: string;
  category: string;
  votes: number;
  held: number;
  sameNetwork: number;
  struckNetwork: number;
  burst: number;
  networks: number;
  first: Time;
  last: Time;
  until: number;
};
type VotesTableProps = {
  artists: readonly HeldArtist[];
  fields: FormFields;
  failure: FormFailure | undefined;
};

/** Artists with held votes: why, from where, when, and the two ways to decide. */
export function VotesTable({ artists, fields, failure }: VotesTableProps) {
  return (
    <DataTable
      label="Votes to look at"
      rows={artists}
      keyOf={({ id }) => id}
      columns={[
        { header: "Artist", cell: ({ name, category }) => <RowTitle title={name} note={category} /> },
        {
          header: "Held",
          cell: ({ held, votes }) => `${formatCount(held)} of ${describeCount(votes, "vote", "votes")}`,
        },
        { header: "Why", cell: (artist) => <Reasons {...artist} /> },
        { header: "When", cell: (artist) => <Times {...artist} /> },
        {
          header: <span className="sr-only">Decide</span>,
          cell: (artist) => <Decide artist={artist} fields={fields} failure={failure} />,
        },
      ]}
    />
  );
}

function Reasons({ sameNetwork, struckNetwork, burst, networks }: HeldArtist) {
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

function Times({ first, last }: HeldArtist) {
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

function Decide({ artist, ...form }: Omit<VotesTableProps, "artists"> & { artist: HeldArtist }) {
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
