import { Block } from "#ui/block.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { requestPath } from "../../requests/request-path.ts";

/** A link to request what is missing. */
export function AskBand() {
  return (
    <Block palette="green" className="section-y" aria-labelledby="ask">
      <div className="wrap flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-[34rem]">
          <h2 id="ask" className="max-w-[14ch]">
            Can’t find your kind of trip?
          </h2>
          <p className="mt-3">
            Suggest a town, ask for a service we lack, or name a place we should feature. A real person reads
            every note.
          </p>
        </div>
        <ButtonLink to={requestPath} size="large" preventScrollReset prefetch="intent">
          Request something
        </ButtonLink>
      </div>
    </Block>
  );
}
