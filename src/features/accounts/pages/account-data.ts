import { redirect } from "react-router";
import { attempt } from "#platform/http/forms/attempt.ts";
import { refuseForm } from "#platform/http/forms/handle-form.server.ts";
import { exportAccount } from "../commands/export-account.server.ts";
import { requirePerson } from "../exports/guards.server.ts";
import { confirmationSchema } from "../input.ts";
import { readVisit } from "../read-visit.server.ts";
import { accountRefusals } from "../refusals.ts";
import type { Route } from "./+types/account-data";

/** The file is the response to a form with the password. A GET redirects to that form. */
export function loader() {
  return redirect("/account#data");
}

export async function action(args: Route.ActionArgs) {
  requirePerson(args.context, args.url);
  const { services, actor, log } = readVisit(args);
  const form = await args.request.formData();
  const current = String(form.get("current") ?? "");
  const result = await attempt(log, () => exportAccount(services, actor, { current }));
  if (!result.ok) {
    const kind = { schema: confirmationSchema, refusals: accountRefusals, title: "No file made" };
    return refuseForm(args.context, { ...kind, refusedTo: "/account#data" }, form, result);
  }
  const day = new Date().toISOString().slice(0, 10);
  return new Response(JSON.stringify(result.content, null, 2), {
    headers: {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="my-data-${day}.json"`,
      "cache-control": "private, no-store",
    },
  });
}
