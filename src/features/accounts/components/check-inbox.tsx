import { Form as PlainForm } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";

/** What to do after registering, above the login form. */
export function CheckInbox() {
  return (
    <section aria-labelledby="next-title" className="grid gap-4 border-line border-b pb-6">
      <h2 id="next-title" className="text-h3">
        Your account is almost ready
      </h2>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>Open the email that we have just sent you. It may take a few minutes.</li>
        <li>Press the button in it, and enter your password. That verifies your email address.</li>
        <li>Then you are logged in.</li>
      </ol>
      <p>
        <b>No email?</b> Look among junk and promotions first. Then have it sent again:
      </p>
      <PlainForm method="post" action="/verify-email" className="grid gap-3">
        <input type="hidden" name="intent" value="resend" />
        <TextField
          label="Your email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
        <Button type="submit" variant="secondary" wide>
          Send the link again
        </Button>
      </PlainForm>
      <p>
        <b>Mistyped your email?</b> <TextLink to="/register">Sign up again</TextLink> with the right one. The
        username is held for a week, so choose another.
      </p>
    </section>
  );
}
