import { useFormState } from "./form-state.ts";

/** Tells people from bots without asking anybody: when the form was shown, and a field that nobody sees. */
export function BotCheck({ stamp }: { stamp: string }) {
  const { failure } = useFormState();
  return (
    <>
      <input type="hidden" name="stamp" value={failure?.stamp ?? stamp} />
      <label className="sr-only" aria-hidden="true">
        Leave this empty
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
