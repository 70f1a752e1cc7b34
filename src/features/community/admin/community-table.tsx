import { Cloth } from "#ui/cloth.tsx";
import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure } from "#ui/form-state.ts";

type ShownMember = {
  id: string;
  name: string;
  email: string;
  business: string | null;
  links: readonly string[];
  bio: string | null;
  imageUrl: string | null;
  day: string;
};
type CommunityTableProps = { members: readonly ShownMember[]; failure: FormFailure | undefined };

/** Everybody who has joined, with what they wrote about themselves. */
export function CommunityTable({ members, failure }: CommunityTableProps) {
  return (
    <DataTable
      label="Community"
      rows={members}
      keyOf={({ id }) => id}
      columns={[
        { header: "Member", cell: (member) => <Who {...member} /> },
        {
          header: "About",
          cell: ({ bio, links }) => (
            <>
              {bio && <p className="whitespace-pre-line text-pretty">{bio}</p>}
              {links.map((link) => (
                <p key={link} className="text-small [overflow-wrap:anywhere]">
                  <MemberLink link={link} />
                </p>
              ))}
              {!bio && links.length === 0 && <span className="text-muted">Nothing yet</span>}
            </>
          ),
        },
        { header: "Joined", isNumeric: true, isHiddenOnPhones: true, cell: ({ day }) => day },
        {
          header: <span className="sr-only">Remove</span>,
          isAction: true,
          cell: ({ id, name }) => <RemoveForm {...{ id, name, failure }} />,
        },
      ]}
    />
  );
}

function Who({ id, name, email, business, imageUrl }: ShownMember) {
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-3">
      {imageUrl ? (
        <img src={imageUrl} alt="" width={48} height={48} loading="lazy" className="size-12 object-cover" />
      ) : (
        <Cloth id={id} palette="teal" ratio={1} height={96} className="size-12" />
      )}
      <RowTitle
        title={name}
        note={
          <>
            <a className="link [overflow-wrap:anywhere]" href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </a>
            {business && <span className="block">{business}</span>}
          </>
        }
      />
    </div>
  );
}

/** A name such as `@sade` is of a network that nobody named, so it leads nowhere. */
function MemberLink({ link }: { link: string }) {
  if (link.startsWith("@")) return link;
  const href = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  return (
    <ExternalLink href={href} className="link">
      {link}
    </ExternalLink>
  );
}

/** Unfolds first: what is removed is gone. */
function RemoveForm({
  id,
  name,
  failure,
}: Pick<ShownMember, "id" | "name"> & { failure: FormFailure | undefined }) {
  return (
    <details className="text-left" open={failure?.form === id}>
      <summary className="link">
        Remove<span className="sr-only"> {name}</span>
      </summary>
      <Form id={id} failure={failure} preventScrollReset className="mt-2">
        <input type="hidden" name="id" value={id} />
        <p className="mb-2 text-small">The name, the address and the picture are deleted for good.</p>
        <FormEnd>
          <SubmitButton variant="danger" size="small" pendingLabel="Removing">
            Remove for good<span className="sr-only">: {name}</span>
          </SubmitButton>
        </FormEnd>
      </Form>
    </details>
  );
}
