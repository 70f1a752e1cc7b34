/** What tells people from programs without asking anybody: when the form was shown, and a field that nobody sees. */
export function FormProof({ stamp }: { stamp: string }) {
  return (
    <>
      <input type="hidden" name="stamp" value={stamp} />
      <label className="sr-only" aria-hidden="true">
        Leave this empty
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
