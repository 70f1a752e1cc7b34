import { CountedTextArea } from "#ui/counted-text-area.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { maxTaglineLength } from "../../submit/choices.ts";
import { fieldLabels } from "../field-labels.ts";
import type { ProfileFields as Values } from "../profile-input.ts";

/** The fields of a profile, inside a `Form` with the fields of `profileSchema`. */
export function ProfileFields() {
  // Links lead to single fields.
  const line = (name: keyof Values) => ({ name, id: name, label: fieldLabels[name] });
  const url = { optional: true, inputMode: "url" } as const;
  return (
    <div className="grid gap-8">
      <FieldGroup title="Who you are">
        <TextField {...line("name")} className="sm:col-span-2" />
        <div className="sm:col-span-2">
          <CountedTextArea {...line("tagline")} optional rows={1} max={maxTaglineLength} />
        </div>
        <TextArea {...line("bio")} optional rows={8} className="sm:col-span-2" />
        <TextField {...line("location_city")} optional />
        <TextField {...line("location_state")} optional />
      </FieldGroup>
      <FieldGroup title="What you offer">
        <TextArea
          {...line("services_offered")}
          optional
          rows={3}
          hint="With commas between them: Live shows, Workshops, Commissions."
          className="sm:col-span-2"
        />
        <TextField
          {...line("support_link")}
          {...url}
          hint="Where people can support you. Your page gets a Support Artist button."
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup title="How to reach you">
        <TextField {...line("email")} optional inputMode="email" hint="Shown to people on your page only." />
        <TextField {...line("phone")} optional inputMode="tel" hint="Shown to people on your page only." />
        <TextField {...line("instagram")} {...url} />
        <TextField {...line("twitter")} {...url} />
        <TextField {...line("youtube")} {...url} />
        <TextField {...line("linkedin")} {...url} />
      </FieldGroup>
    </div>
  );
}
