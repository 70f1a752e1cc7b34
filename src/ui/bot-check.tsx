import { useFormState } from "./form-state.ts";

/** Hidden fields against bots: the time the form was rendered, and a honeypot. */
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
