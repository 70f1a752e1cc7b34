import { Block } from "#ui/block.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Form, SubmitButton } from "#ui/form.tsx";

type StillRightProps = {
  id: string;
  facts: { location: string | null; phone: string | null; website: string | null };
  /** The day of the owner's last confirmation. */
  confirmedDay: string | null;
};

/** One press confirms that the listing is still accurate. Its page shows the date. */
export function StillRight({ id, facts, confirmedDay }: StillRightProps) {
  const shown = [
    { label: "Address", value: facts.location },
    { label: "Phone", value: facts.phone },
    { label: "Website", value: facts.website },
  ];
  return (
    <Block palette="gold" className="p-6" aria-labelledby="still-right">
      <h2 id="still-right">Still accurate?</h2>
      <p className="mt-2 text-muted">
        {confirmedDay
          ? `You last confirmed it on ${confirmedDay}. Your page shows the date.`
          : "You have not confirmed it yet. Your page shows the date when you do."}
      </p>
      <dl className="mt-4 border-(--on-block) border-t-2">
        {shown.map(({ label, value }) => (
          <div key={label} className="border-line border-b py-2.5">
            <dt className="text-micro text-muted">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value ?? "Not given"}</dd>
          </div>
        ))}
      </dl>
      <Form id="confirm" action={`/dashboard/${id}/changes`} preventScrollReset className="mt-5">
        <SubmitButton variant="ink" wide pendingLabel="Saving">
          Yes, it’s all correct
        </SubmitButton>
      </Form>
      <ButtonLink to={`/dashboard/${id}/edit`} variant="secondary" wide className="mt-2.5">
        Something changed
      </ButtonLink>
    </Block>
  );
}
