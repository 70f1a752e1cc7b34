import { BotCheck } from "#ui/bot-check.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { closeDialog } from "#ui/close-dialog.ts";
import { CountedTextArea } from "#ui/counted-text-area.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { Form, FormMessage, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Select } from "#ui/select.tsx";
import { showToast } from "#ui/toast-store.ts";
import { UploadField } from "#ui/upload-field.tsx";
import { artistPictures } from "../artist-pictures.ts";
import { artistCategories, maxTaglineLength } from "../choices.ts";
import { submissionToasts } from "../refusals.ts";

type SubmitFormProps = { fields: FormFields; stamp: string; failure: FormFailure | undefined };

/** The artist's data and links. Only the picture is optional. */
export function SubmitForm({ fields, stamp, failure }: SubmitFormProps) {
  return (
    <Form failure={failure} fields={fields} takesFiles className="form" preventScrollReset>
      <BotCheck stamp={stamp} />
      <div className="form-pair">
        <TextField label="Artist name" name="name" autoComplete="off" />
        <Select label="Category" name="category" emptyLabel="Choose one" options={artistCategories} />
      </div>
      <div className="form-pair">
        <TextField label="City" name="city" autoComplete="address-level2" />
        <TextField label="State / Country" name="state" autoComplete="address-level1" />
      </div>
      <div className="form-pair">
        <TextField label="Contact email" name="email" type="email" autoComplete="email" />
        <TextField
          label="Portfolio / website link"
          name="portfolio"
          inputMode="url"
          placeholder="example.com"
        />
      </div>
      <CountedTextArea label="Tagline" name="tagline" rows={1} max={maxTaglineLength} />
      <TextArea label="Bio" name="bio" rows={4} />
      <UploadField
        name="picture"
        purpose={artistPictures}
        label="Picture"
        optional
        showsPicture
        hint="PNG, JPG or WEBP of up to 5MB. Without one, we weave a cloth from the name."
        onFail={(description) =>
          showToast({ title: submissionToasts.failed.title, description, variant: "destructive" })
        }
      />
      <div className="dialog-foot">
        <FormMessage />
        <p className="text-muted text-micro">All fields but the picture are needed.</p>
        <div className="actions">
          <ButtonLink to="/artist-directory" variant="quiet" preventScrollReset onClick={closeDialog}>
            Cancel
          </ButtonLink>
          <SubmitButton pendingLabel="Sending the profile">Submit for review</SubmitButton>
        </div>
      </div>
    </Form>
  );
}
