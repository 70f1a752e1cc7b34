/**
 * Asks for a page's scripts after its style sheet, fonts and pictures: reading, searching and following links work
 * without them. The router offers no prop for its preload links, so the attribute is added to the finished page.
 */
export function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
