import { Form } from "react-router";
import { UseMyLocation } from "#features/directory/exports/use-my-location.tsx";
import { Button } from "#ui/button.tsx";
import { type SearchParams, searchList } from "../input.ts";

/** Asks for the visitor's location after “near me”. Typing a place works without JavaScript. */
export function LocationPrompt({ params }: { params: SearchParams }) {
  return (
    <section aria-labelledby="near-title" className="near-me">
      <div>
        <h2 id="near-title">Near where?</h2>
        <p>
          {params.near
            ? `We couldn’t find “${params.near}”. Try a nearby city or a ZIP code.`
            : "Tell us where you are to see the closest results first. We round it to about a kilometer."}
        </p>
      </div>
      <Form method="get" action="/search" className="near-me-form">
        <input type="hidden" name="q" value={params.q} />
        {params.without && <input type="hidden" name="without" value={params.without} />}
        <input
          name="near"
          aria-label="City or ZIP code"
          placeholder="City or ZIP code"
          autoComplete="address-level2"
          maxLength={80}
          required
          className="input surface"
        />
        <Button type="submit" variant="ink">
          Go
        </Button>
      </Form>
      <UseMyLocation
        toAddress={(here) => searchList.href(searchList.change(params, { point: here, near: "" }))}
      />
    </section>
  );
}
