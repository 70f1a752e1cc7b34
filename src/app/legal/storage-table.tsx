type Stored = { name: string; what: string; lasts: string };

/** Cookies, or what scripts store in the browser. */
export function StorageTable({ label, rows }: { label: string; rows: readonly Stored[] }) {
  return (
    <table className="prose-stack">
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What for</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, what, lasts }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{what}</td>
            <td>{lasts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
