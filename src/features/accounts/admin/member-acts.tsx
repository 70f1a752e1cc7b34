import { TextArea } from "#ui/field.tsx";
import { FoldedForm, FoldedFormEnd } from "#ui/folded-form.tsx";
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

/** An admin's actions on this member. Each is in a disclosure, so nothing happens with a single press. */
export function MemberActs({ member, isSelf, fields, failure }: MemberActsProps) {
  const { username, ban, isAdmin, devices } = member;
  if (isSelf)
    return (
      <p className="border-accent border-l-6 bg-sunk px-4 py-3">
        This is you. Another admin can change your standing.
      </p>
    );
  const subject = <input type="hidden" name="id" value={member.id} />;
  return (
    <section aria-label="What you can do" className="border-line border-b">
      {ban ? (
        <FoldedForm key="unban" id="unban" title="Lift the ban" failure={failure}>
          {subject}
          <p>{username} can log in again and gets an email that says so.</p>
          <FoldedFormEnd label={`Lift the ban of ${username}`} />
        </FoldedForm>
      ) : (
        <FoldedForm key="ban" id="ban" title="Ban" fields={fields.ban} failure={failure}>
          {subject}
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
          <FoldedFormEnd label={`Ban ${username}`} isDanger />
        </FoldedForm>
      )}
      {devices.length > 0 && (
        <FoldedForm id="sign-out" title="Sign out everywhere" failure={failure}>
          {subject}
          <p>{username} has to log in again on every device.</p>
          <FoldedFormEnd label={`Sign ${username} out`} />
        </FoldedForm>
      )}
      {isAdmin ? (
        <FoldedForm
          key="revoke"
          id="revoke"
          title="Take the admin right back"
          fields={fields.revoke}
          failure={failure}
        >
          {subject}
          <p>{username} stays a member, is signed out and gets an email.</p>
          <TextArea label="Reason" name="reason" rows={2} hint="For the audit log." />
          <FoldedFormEnd label={`${username} is no longer an admin`} isDanger />
        </FoldedForm>
      ) : (
        <FoldedForm key="grant" id="grant" title="Make an admin" failure={failure}>
          {subject}
          <p>
            Admins decide claims and reviews, edit every business, ban members and make other admins.{" "}
            {username} is signed out and gets an email.
          </p>
          <FoldedFormEnd label={`Make ${username} an admin`} />
        </FoldedForm>
      )}
    </section>
  );
}
