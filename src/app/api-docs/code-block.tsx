import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";

export function CodeBlock({ text }: { text: string }) {
  return (
    <pre className="code">
      <code>{text}</code>
    </pre>
  );
}

/** A code block with a copy button, which needs JavaScript. */
export function CopyableCode({ text, what }: { text: string; what: string }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <CodeBlock text={text} />
      {isHydrated && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => copy(text)}>
          Copy<span className="sr-only"> {what}</span>
        </Button>
      )}
    </>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: "Copied!", description: "Paste it into your terminal." });
  } catch {
    showToast({
      title: "Not copied",
      description: "Your browser keeps its clipboard closed here. Select the text instead.",
      variant: "destructive",
    });
  }
}
