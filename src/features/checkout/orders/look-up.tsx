import { stampForm } from "#platform/http/forms/bot-check.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { BotCheck } from "#ui/bot-check.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import { SplitPage } from "#ui/form-panel.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { requestOrderLink } from "../commands/request-order-link.server.ts";
import type { Route } from "./+types/look-up";
import { lookUpSchema } from "./input.ts";
import { lookUpRefusals } from "./refusals.ts";

export const meta = pageTitle("Find your order", { robots: "noindex" });

const failed = "No link sent";

export const loader = ({ context }: Route.LoaderArgs) => ({
  fields: describeFields(lookUpSchema),
  stamp: stampForm(context.get(servicesContext).env.AUTH_SECRET, Date.now()),
});

export const action = (args: Route.ActionArgs) =>
  handleForm(args, {
    schema: lookUpSchema,
    refusals: lookUpRefusals,
    title: failed,
    checksBots: "filled",
    run: requestOrderLink,
    done: {
      to: "/orders",
      // The same message whether an order matches or not.
      toast: {
        title: "Check your email",
        description: "If number and address belong together, a link to the order is on its way.",
      },
    },
  });

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: failed });

/** For buyers without an account: the link is emailed to the order's address only. */
export default function LookUp({ loaderData: { fields, stamp }, actionData: failure }: Route.ComponentProps) {
  const cloths = (["plum", "gold", "clay", "teal"] as const).map((palette, index) => (
    <Cloth key={palette} id={`look-up-${index}`} palette={palette} ratio={0.28} height={470} eager />
  ));
  return (
    <SplitPage palette="plum" caption="Every parcel has a thread back to you." cloths={cloths}>
      <div className="form">
        <div>
          <h1>Where is it?</h1>
          <p className="text-muted">
            Tell us the number of your order and the email you gave. We mail you a link that opens it.
          </p>
        </div>
        <Form id="look-up" failure={failure} fields={fields} resetsOnSuccess>
          <div className="form">
            <BotCheck stamp={stamp} />
            <TextField label="Order number" name="number" placeholder="UJ-10001" autoComplete="off" />
            <TextField label="Email" name="email" autoComplete="email" />
            <FormSubmit wide pendingLabel="Sending the link">
              Send me the link
            </FormSubmit>
          </div>
        </Form>
        <p>
          Ordered with your account? <TextLink to="/account/orders">See your orders</TextLink>
        </p>
      </div>
    </SplitPage>
  );
}
