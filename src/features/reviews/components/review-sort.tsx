import { useId } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#ui/button.tsx";
import { BareSelect } from "#ui/select.tsx";
import type { ReviewSort } from "../rules.ts";

const options: { value: ReviewSort; label: string }[] = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "highest", label: "Highest Rating" },
  { value: "lowest", label: "Lowest Rating" },
];

/** The sort of the reviews. It is part of the URL. */
export function ReviewSortMenu({ businessId, sort }: { businessId: string; sort: ReviewSort }) {
  const submit = useSubmit();
  const id = useId();
  return (
    <Form method="get" preventScrollReset className="flex items-center gap-2">
      <input type="hidden" name="business" value={businessId} />
      <label htmlFor={id} className="text-muted text-small">
        Sort
      </label>
      <BareSelect
        id={id}
        key={sort}
        name="sort"
        defaultValue={sort}
        options={options}
        className="input-small w-auto"
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      <noscript>
        <Button type="submit" size="small" variant="secondary">
          Sort
        </Button>
      </noscript>
    </Form>
  );
}
