/**
 * Lets a page paint before its scripts are fetched: reading, searching and following links work without them, and on a
 * phone they would compete with the style sheet, the fonts and the pictures. The router has no option for this, so its
 * module script and preload links are made inert in the finished page, and a small script in the page restores them.
 * If a future router writes different markup, it stays unchanged and scripts start as usual.
 */
export function deferScripts(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred-modulepreload"')
    .replaceAll('type="module" async=""', 'type="deferred-module" async=""')
    .replace("</body>", `<script nonce="${nonce}">${starter}</script></body>`);
}

/**
 * Starts the scripts once everything above the fold is painted, at the first touch or key press, or after three
 * seconds, so that a hanging picture cannot delay them. Removes itself, so that hydration finds the server's markup.
 */
const starter = `(() => {
  document.currentScript.remove();
  const signs = ["pointerdown", "keydown"];
  const start = () => {
    clearTimeout(latest);
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const link of document.querySelectorAll('link[rel="deferred-modulepreload"]')) link.rel = "modulepreload";
    for (const inert of document.querySelectorAll('script[type="deferred-module"]')) {
      const script = document.createElement("script");
      script.type = "module";
      script.async = true;
      script.nonce = inert.nonce;
      script.textContent = inert.textContent;
      inert.replaceWith(script);
    }
  };
  const latest = setTimeout(start, 3000);
  for (const sign of signs) addEventListener(sign, start, { capture: true, once: true });
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)), { once: true });
})();`;
