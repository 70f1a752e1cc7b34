import { Cloth } from "#ui/cloth.tsx";
import { RowTitle } from "#ui/data-table.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import type { FormFailure } from "#ui/form-state.ts";
import type { CommunityMember } from "../queries/list-community.server.ts";

type ShownMember = Omit<CommunityMember, "createdAt" | "links"> & { links: readonly string[] };

/** Picture, name, email and business. */
export function Who({ id, name, email, business, imageUrl }: ShownMember) {
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

/** The person's bio and links. */
export function About({ bio, links }: Pick<ShownMember, "bio" | "links">) {
  return (
    <>
      {bio && <p className="whitespace-pre-line text-pretty">{bio}</p>}
      {links.map((link) => (
        <p key={link} className="text-small [overflow-wrap:anywhere]">
          <MemberLink link={link} />
        </p>
      ))}
      {!bio && links.length === 0 && <span className="text-muted">Nothing yet</span>}
    </>
  );
}

/** A name such as `@sade` belongs to an unknown network, so it is not a link. */
function MemberLink({ link }: { link: string }) {
  if (link.startsWith("@")) return link;
  const href = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  return (
    <ExternalLink href={href} className="link">
      {link}
    </ExternalLink>
  );
}

type RemoveFormProps = { id: string; name: string; failure: FormFailure | undefined };

/** In a disclosure, because removing cannot be undone. */
export function RemoveForm({ id, name, failure }: RemoveFormProps) {
  return (
    <details className="text-left" open={failure?.form === id}>
      <summary className="link">
        Remove<span className="sr-only"> {name}</span>
      </summary>
      <Form id={id} failure={failure} preventScrollReset className="mt-2">
        <input type="hidden" name="id" value={id} />
        <p className="mb-2 text-small">The name, the address and the picture are deleted for good.</p>
        <FormSubmit variant="danger" size="small" pendingLabel="Removing">
          Remove for good<span className="sr-only">: {name}</span>
        </FormSubmit>
      </Form>
    </details>
  );
}
