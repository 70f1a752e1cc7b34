import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { PasswordField, TextField } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { register } from "../commands/register.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { registrationSchema } from "../input.ts";
import { readVisit, requireAnonymous } from "../read-visit.server.ts";
import { accountRefusals } from "../refusals.ts";
import type { Route } from "./+types/register";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [{ title: `Sign up · ${siteNameOf(root)}` }];

const failed = { title: "Sign up Failed", description: "Something went wrong" };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader(args: Route.LoaderArgs) {
  requireAnonymous(args);
  return {
    fields: describeFields(registrationSchema),
    passwordMinLength: readVisit(args).services.env.PASSWORD_MIN_LENGTH,
  };
}

export async function action(args: Route.ActionArgs) {
  requireAnonymous(args);
  const { services, actor } = readVisit(args);
  return answerForm(args, {
    schema: registrationSchema,
    refusals: accountRefusals,
    title: failed.title,
    run: (input) => register(services, actor, input),
    done: () => ({
      to: "/login",
      toast: {
        title: "Registration Successful!",
        description: "Please check your email to verify your account",
      },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

export default function Register({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { fields, passwordMinLength } = loaderData;
  return (
    <AccountPage
      title="Pull up a chair."
      lead={
        <>
          Already a member? <TextLink to="/login">Log in</TextLink>
        </>
      }
      palette="teal"
      caption="One long market street, with room for one more."
    >
      <Form failure={failure} fields={fields} className="form">
        <TextField label="Username" name="username" autoComplete="nickname" />
        <TextField label="Email" name="email" autoComplete="username" />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${passwordMinLength} characters.`}
        />
        <FormEnd>
          <SubmitButton size="large" wide pendingLabel="Making your account">
            Sign up
          </SubmitButton>
        </FormEnd>
        <p className="field-hint">
          By signing up you agree to the <TextLink to="/terms-of-service">Terms of Service</TextLink> and{" "}
          <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
        </p>
        <p className="field-hint">
          No account needed to be listed as a member:{" "}
          <TextLink to="/join-community" className="whitespace-nowrap">
            join the community
          </TextLink>
          .
        </p>
      </Form>
    </AccountPage>
  );
}
