/** The files that a cached page needs: its scripts, style sheets, fonts, cloths and pictures. */
export function findFiles(html: string): string[] {
  const built = html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg|png)/g) ?? [];
  const shown = listSources(html);
  const own = shown.filter((source) => /^\/(cloth|files)\//.test(source));
  return [...new Set([...built, ...own])];
}

/** The files a style sheet needs: fonts and bands. */
export function findStyleFiles(css: string): string[] {
  return [...new Set(css.match(/\/assets\/[\w.-]+\.(?:woff2|svg)/g) ?? [])];
}

/** The title of a cached page, without the site's name. */
export function titleOf(html: string): string {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/ · [^·]*$/, "");
}

function listSources(html: string): string[] {
  return [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source = ""]) =>
    source.replaceAll("&amp;", "&"),
  );
}
