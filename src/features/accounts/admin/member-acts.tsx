import type { ReactNode } from "react";
import { TextArea } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Select } from "#ui/select.tsx";
import { banLengths } from "./ban-lengths.ts";
import type { ShownMemberPage } from "./read-member.server.ts";

type MemberActsProps = {
  member: ShownMemberPage;
  isSelf: boolean;
  fields: Record<"ban" | "revoke", FormFields>;
  failure: FormFailure | undefined;
};

/** What an admin may do to this member. Each unfolds first, so nothing happens at one press. */
export function MemberActs({ member, isSelf, fields, failure }: MemberActsProps) {
  const { username, ban, isAdmin, devices } = member;
  if (isSelf)
    return (
      <p className="border-accent border-l-6 bg-sunk px-4 py-3">
        This is you. Another admin can change your standing.
      </p>
    );
  return (
    <section aria-label="What you can do" className="border-line border-b">
      {ban ? (
        <Act key="unban" id="unban" title="Lift the ban" {...{ member, failure }}>
          <p>{username} can log in again and gets a letter that says so.</p>
          <End label={`Lift the ban of ${username}`} />
        </Act>
      ) : (
        <Act key="ban" id="ban" title="Ban" fields={fields.ban} {...{ member, failure }}>
          <p>
            {username} is signed out everywhere and cannot log in. Posts stay. The reason goes out in a
            letter.
          </p>
          <TextArea label="Reason" name="reason" rows={3} hint={`${username} reads this.`} />
          <Select
            label="How long"
            name="length"
            emptyLabel="Choose how long"
            options={banLengths}
            defaultValue=""
          />
          <End label={`Ban ${username}`} isDanger />
        </Act>
      )}
      {devices.length > 0 && (
        <Act id="sign-out" title="Sign out everywhere" {...{ member, failure }}>
          <p>{username} has to log in again on every device.</p>
          <End label={`Sign ${username} out`} />
        </Act>
      )}
      {isAdmin ? (
        <Act
          key="revoke"
          id="revoke"
          title="Take the admin right back"
          fields={fields.revoke}
          {...{ member, failure }}
        >
          <p>{username} stays a member, is signed out and gets a letter.</p>
          <TextArea label="Reason" name="reason" rows={2} hint="For the audit log." />
          <End label={`${username} is no longer an admin`} isDanger />
        </Act>
      ) : (
        <Act key="grant" id="grant" title="Make an admin" {...{ member, failure }}>
          <p>
            Admins decide claims and reviews, edit every business, ban members and make other admins.{" "}
            {username} is signed out and gets a letter.
          </p>
          <End label={`Make ${username} an admin`} />
        </Act>
      )}
    </section>
  );
}

type ActProps = {
  id: string;
  title: string;
  member: ShownMemberPage;
  fields?: FormFields;
  failure: FormFailure | undefined;
  children: ReactNode;
};

/** Works without scripts: the browser unfolds it. */
function Act({ id, title, member, fields, failure, children }: ActProps) {
  return (
    <details open={failure?.form === id || undefined} className="border-line border-t">
      <summary className="cursor-pointer py-2 font-semibold">{title}</summary>
      <Form
        id={id}
        failure={failure}
        {...(fields && { fields })}
        preventScrollReset
        className="form mt-2 mb-5"
      >
        <input type="hidden" name="id" value={member.id} />
        {children}
      </Form>
    </details>
  );
}

function End({ label, isDanger = false }: { label: string; isDanger?: boolean }) {
  return (
    <FormEnd>
      <SubmitButton variant={isDanger ? "danger" : "secondary"} pendingLabel="One moment">
        {label}
      </SubmitButton>
    </FormEnd>
  );
}
