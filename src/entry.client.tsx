import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { type Site, SiteContext } from "#platform/http/meta/site-context.ts";

const site: Site = JSON.parse(document.documentElement.dataset.site ?? "null");

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteContext value={site}>
        <HydratedRouter />
      </SiteContext>
    </StrictMode>,
  );
});
