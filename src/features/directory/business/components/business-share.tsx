import { Share2 } from "lucide";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";

/** Passes the page on: through the device's own share sheet, or as a copied link. Needs script, so hides without. */
export function BusinessShare({ name, className }: { name: string; className: string }) {
  return (
    <Button variant="secondary" className={`noscript:hidden ${className}`} onClick={() => sharePage(name)}>
      <Icon of={Share2} />
      Share
    </Button>
  );
}

async function sharePage(name: string) {
  const { origin, pathname } = window.location;
  const url = origin + pathname;
  try {
    // Not every browser that knows the word can do it.
    if (navigator.canShare?.({ title: name, url })) return await navigator.share({ title: name, url });
    await navigator.clipboard.writeText(url);
    showToast({ title: "Link Copied!", description: "Business link copied to your clipboard." });
  } catch (error) {
    // Whoever closes the share sheet has changed their mind.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showToast({ title: "Copy this link", description: url });
  }
}
