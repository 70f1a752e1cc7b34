import { Link2 } from "lucide";
import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { FoldedForm, FoldedFormEnd } from "#ui/folded-form.tsx";
import { Form, SubmitButton } from "#ui/form.tsx";
import type { FormFailure } from "#ui/form-state.ts";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { TripRole } from "../permissions.ts";

export type TripPersonView = { id: string; name: string; role: TripRole | "owner"; isYou: boolean };
type SharePanelProps = {
  links: readonly { role: TripRole; address: string }[];
  people: readonly TripPersonView[];
  isOwner: boolean;
  failure: FormFailure | undefined;
};

const may: Record<TripRole, string> = { view: "view", edit: "edit" };
const roleNames: Record<TripPersonView["role"], string> = {
  owner: "Owner",
  view: "Can view",
  edit: "Can edit",
};

/** The secret addresses of a trip and its people; only the owner changes them. */
export function SharePanel({ links, people, isOwner, failure }: SharePanelProps) {
  return (
    <>
      {isOwner &&
        (["view", "edit"] as const).map((role) => (
          <SharedLink
            key={role}
            role={role}
            address={links.find((link) => link.role === role)?.address}
            failure={failure}
          />
        ))}
      <ul className="trip-people">
        {people.map(({ id, name, role, isYou }) => (
          <li key={id}>
            <span className="avatar" aria-hidden="true">
              {name.trim().charAt(0).toUpperCase()}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <b>{name}</b>
              {isYou && <small>That is you</small>}
            </span>
            <span className="trip-people-role">
              {roleNames[role]}
              {isOwner && role !== "owner" && (
                <Form id={`remove_${id}`} failure={failure} preventScrollReset>
                  <input type="hidden" name="memberId" value={id} />
                  <SubmitButton size="small" variant="quiet" pendingLabel="One moment">
                    Remove<span className="sr-only"> {name}</span>
                  </SubmitButton>
                </Form>
              )}
            </span>
          </li>
        ))}
      </ul>
      {isOwner ? (
        <FoldedForm id="delete" title="Delete this trip" failure={failure}>
          <p>It goes for everybody who plans it with you, with all its stops and notes.</p>
          <FoldedFormEnd isDanger label="Yes, delete the trip" />
        </FoldedForm>
      ) : (
        <FoldedForm id="leave" title="Leave this trip" failure={failure}>
          <p>It leaves your list. What you wrote stays with the others.</p>
          <FoldedFormEnd label="Yes, leave the trip" />
        </FoldedForm>
      )}
    </>
  );
}

type SharedLinkProps = { role: TripRole; address: string | undefined; failure: FormFailure | undefined };

function SharedLink({ role, address, failure }: SharedLinkProps) {
  const id = useId();
  const isHydrated = useIsHydrated();
  const field = <input type="hidden" name="role" value={role} />;
  if (!address)
    return (
      <Form id={`share_${role}`} failure={failure} preventScrollReset className="trip-link">
        {field}
        <SubmitButton variant="secondary" pendingLabel="One moment">
          <Icon of={Link2} />
          Create {may[role]} link
        </SubmitButton>
      </Form>
    );
  return (
    <div className="trip-link">
      <label className="field-label" htmlFor={id}>
        Anyone with this link can {may[role]} this trip
      </label>
      <div className="trip-link-row">
        <input
          id={id}
          className="input surface"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        {isHydrated && (
          <Button variant="ink" onClick={() => void copy(address)}>
            <Icon of={Link2} />
            Copy<span className="sr-only"> the {may[role]} link</span>
          </Button>
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-4">
        <Form id={`share_${role}`} failure={failure} preventScrollReset>
          {field}
          <SubmitButton size="small" variant="quiet" pendingLabel="One moment">
            New link<span className="sr-only"> to {may[role]} this trip</span>
          </SubmitButton>
        </Form>
        <Form id={`end_${role}`} failure={failure} preventScrollReset>
          {field}
          <SubmitButton size="small" variant="quiet" pendingLabel="One moment">
            Turn off link<span className="sr-only"> to {may[role]} this trip</span>
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ title: "Link copied" });
  } catch {
    showToast({
      title: "Not copied",
      description: "Your browser keeps its clipboard closed here. Select the link instead.",
      variant: "destructive",
    });
  }
}
