/** Ten codes to write down, in two columns. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p className="mb-4 max-w-[52ch] text-pretty">
        If you lose your phone, each of these codes lets you in once, instead of the code from the app. Print
        them or put them into a password manager. Nobody can show them to you again, not even we.
      </p>
      <ul
        aria-label="Your recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-2 border-accent border-l-6 bg-sunk px-5 py-4 [font-family:ui-monospace,Menlo,Consolas,monospace] tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}
