import { Share2 } from "lucide";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";

/** Shares the page with the device's share sheet, or copies its link. Hidden without JavaScript. */
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
    // Some browsers define `share` but do not support it.
    if (navigator.canShare?.({ title: name, url })) return await navigator.share({ title: name, url });
    await navigator.clipboard.writeText(url);
    showToast({ title: "Link Copied!", description: "Business link copied to your clipboard." });
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showToast({ title: "Copy this link", description: url });
  }
}
