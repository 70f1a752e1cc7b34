import { BotCheck } from "#ui/bot-check.tsx";
import { CountedTextArea } from "#ui/counted-text-area.tsx";
import { NewTabLink } from "#ui/external-link.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormMessage, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { ListField } from "#ui/list-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { UploadField } from "#ui/upload-field.tsx";
import { memberPictures } from "../member-pictures.ts";
import { lacksField } from "../missing-fields.ts";
import { joinToasts } from "../refusals.ts";
import { maxBioLength, maxLinks } from "../rules.ts";

type JoinFormProps = {
  stamp: string;
  fields: FormFields;
  /** Prefilled for logged-in people. */
  person: { name: string; email: string } | null;
  failure: FormFailure | undefined;
};

const variant = "destructive";

/** The form to join the community. Two fields are required, and it works without JavaScript. */
export function JoinForm({ stamp, fields, person, failure }: JoinFormProps) {
  return (
    <Form
      failure={failure}
      fields={fields}
      takesFiles
      onInvalid={(errors) => lacksField(errors) && showToast({ ...joinToasts.missing, variant })}
      className="form"
    >
      <BotCheck stamp={stamp} />
      <div className="form-pair">
        <TextField label="Full Name" name="name" autoComplete="name" defaultValue={person?.name} />
        <TextField label="Email" name="email" autoComplete="email" defaultValue={person?.email} />
      </div>
      <TextField label="Business / Organization" optional name="business" autoComplete="organization" />
      <ListField
        label="Website / Social Links"
        optional
        name="links"
        rowLabel="Link"
        addLabel="Add Link"
        maxRows={maxLinks}
        inputMode="url"
        autoComplete="url"
        placeholder="https://your-website.com"
      />
      <CountedTextArea label="Short Bio" optional name="bio" rows={4} max={maxBioLength} />
      <UploadField
        name="picture"
        purpose={memberPictures}
        label="Profile Picture / Logo"
        optional
        accept="image/*"
        showsPicture
        hint="A picture of up to 5MB. No photo? We’ll weave a pattern from your name."
        onFail={() => showToast({ ...joinToasts.upload, variant })}
      />
      <div>
        <FormMessage />
        <div className="form-foot mt-3">
          <SubmitButton size="large">Join Now</SubmitButton>
          <p>
            By joining you agree to the{" "}
            <NewTabLink to="/community-guidelines" className="link">
              community guidelines
            </NewTabLink>
            .{" "}
            {!person && (
              <>
                Already a member? <TextLink to="/login">Log in</TextLink>
              </>
            )}
          </p>
        </div>
      </div>
    </Form>
  );
}
