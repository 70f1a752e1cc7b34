import type { RouterContextProvider } from "react-router";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import type { FormErrors } from "#platform/http/forms/read-form.server.ts";
import { joinCommunity } from "./commands/join-community.server.ts";
import { joinSchema } from "./input.ts";
import { memberPictures } from "./member-pictures.ts";
import { lacksField } from "./missing-fields.ts";
import { joinRefusals, joinToasts } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

/** Handles the join form, with its picture: a file, or the id of an earlier upload. */
export function handleJoin(args: Args) {
  return handleForm(args, {
    schema: joinSchema,
    refusals: joinRefusals,
    ...joinToasts.failed,
    toastFor: toastForFields,
    checksBots: "filled",
    files: { picture: memberPictures },
    fileToast: joinToasts.upload,
    run: joinCommunity,
    done: (_result, { name }) => ({
      to: `/community-welcome?${new URLSearchParams({ name })}`,
      toast: joinToasts.done,
    }),
  });
}

function toastForFields(errors: FormErrors) {
  const variant = "destructive" as const;
  if (lacksField(errors)) return { ...joinToasts.missing, variant };
  const [description = ""] = Object.values(errors);
  return { title: joinToasts.missing.title, description, variant };
}
