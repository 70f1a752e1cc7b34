import { data, matchPath } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { SplitPage } from "#ui/form-panel.tsx";
import { hangingCloths } from "../shell/error-page.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/opening-soon";
import { upcomingPages } from "./upcoming-pages.ts";

export function loader({ url }: Route.LoaderArgs) {
  const page = upcomingPages.find(({ path }) => matchPath(path, url.pathname));
  if (!page) throw data(null, { status: 404 });
  const { title, teaser, palette } = page;
  return { title, teaser, palette };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ title: loaderData.title, description: loaderData.teaser, isPrivate: true });
}

export default function OpeningSoonPage({ loaderData: { title, teaser, palette } }: Route.ComponentProps) {
  return (
    <SplitPage palette={palette} cloths={hangingCloths(palette)} caption="The cloth is on the loom.">
      <div>
        <h1>{title}</h1>
        <p className="lead">{teaser}</p>
        <div className="actions mt-6">
          <ButtonLink to="/">Back to the home page</ButtonLink>
        </div>
      </div>
    </SplitPage>
  );
}
