import { Form } from "react-router";
import { Button } from "#ui/button.tsx";

/** Requests the verification email again, for an address that was just typed. */
export function ResendLink({ email }: { email: string }) {
  return (
    <Form method="post" action="/verify-email">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="secondary" wide>
        Send the link again
      </Button>
    </Form>
  );
}
