import { redirect } from "react-router";
import { attempt } from "#platform/http/forms/attempt.ts";
import { flashHeaders } from "#platform/http/response/flash.server.ts";
import { describeRefusal } from "#platform/http/response/refusal.ts";
import { signOut } from "../commands/sign-out.server.ts";
import { readVisit } from "../read-visit.server.ts";
import { accountRefusals } from "../refusals.ts";
import type { Route } from "./+types/logout";

/** Opening this URL does not log anyone out, because another site could link here. */
export function loader() {
  return redirect("/");
}

export async function action(args: Route.ActionArgs) {
  const { services, actor, log } = readVisit(args);
  const { env } = services;
  const result = await attempt(log, () => signOut(services, actor));
  if (!result.ok) {
    const { words } = describeRefusal(accountRefusals, result, env);
    const flash = { title: "Sign out Failed", description: words, variant: "destructive" } as const;
    return redirect("/", { headers: flashHeaders(env.APP_ORIGIN, flash) });
  }
  const headers = new Headers();
  for (const cookie of result.setCookies) headers.append("set-cookie", cookie);
  return redirect("/", { headers });
}
