import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { BackLink } from "#ui/text-link.tsx";
import { readVisit } from "../read-visit.server.ts";
import type { Route } from "./+types/member";
import { handleMember } from "./handle-member.server.ts";
import { banSchema, revokeSchema } from "./input.ts";
import { MemberActs } from "./member-acts.tsx";
import { MemberDevices, MemberEntries, MemberFacts } from "./member-facts.tsx";
import { membersList } from "./members-query.ts";
import { readMember } from "./read-member.server.ts";

export const meta = pageTitle("Member · Admin", { robots: "noindex" });

export async function loader(args: Route.LoaderArgs) {
  const { services, person } = readVisit(args);
  const member = await readMember(services.db, args.params.id);
  return {
    member,
    isSelf: person?.id === member.id,
    fields: { ban: describeFields(banSchema), revoke: describeFields(revokeSchema) },
  };
}

export const action = (args: Route.ActionArgs) => handleMember(args);

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Not done" });

/** One member: facts, admin actions, devices, and audit entries. */
export default function MemberPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { member, isSelf, fields } = loaderData;
  return (
    <>
      <p className="mb-4">
        <BackLink to={membersList.path}>Members</BackLink>
      </p>
      <h2 className="[overflow-wrap:anywhere]">{member.username}</h2>
      <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-10">
          <MemberFacts {...member} />
          <MemberActs member={member} isSelf={isSelf} fields={fields} failure={failure} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <MemberDevices devices={member.devices} />
          <MemberEntries entries={member.entries} />
        </div>
      </div>
    </>
  );
}
