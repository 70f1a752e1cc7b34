import { ProseSection } from "#ui/prose.tsx";
import { CodeBlock, CopyableCode } from "./code-block.tsx";
import { FieldTable, Sentence, TypeLink } from "./field-table.tsx";
import type { OperationDocs } from "./read-api-docs.ts";

const sessions = {
  none: "",
  optional: "Works with or without a session.",
  needed: "Needs a session.",
};

/** The docs of one operation: parameters, body, example request and responses. */
export function OperationSection({ operation }: { operation: OperationDocs }) {
  const { id, method, path, summary, description, session, parameters, body, curl, response } = operation;
  return (
    <ProseSection
      id={id}
      title={id}
      isPart
      heading={
        <>
          <span className="mr-2 text-clay-text">{method}</span> <code>{path}</code>
        </>
      }
    >
      <p>
        {summary}. {description && <Sentence text={`${description} `} />}
        {sessions[session]}
      </p>
      <p className="text-small text-muted">
        Operation <code>{id}</code>
      </p>
      {parameters.length > 0 && (
        <>
          <h4>Parameters</h4>
          <FieldTable fields={parameters} label={`Parameters of ${id}`} />
        </>
      )}
      {body && (
        <>
          <h4>
            Body: <TypeLink type={body.type} />
          </h4>
          <FieldTable fields={body.fields} label={`Body of ${id}`} />
        </>
      )}
      <h4>Request</h4>
      <CopyableCode text={curl} what={`the request of ${id}`} />
      <h4>
        {response.status}: <TypeLink type={response.type} />
      </h4>
      <p>{response.description}.</p>
      <CodeBlock text={response.example} />
      <Refusals operation={operation} />
    </ProseSection>
  );
}

function Refusals({ operation: { id, refusals } }: { operation: OperationDocs }) {
  return (
    <details className="mt-6">
      <summary className="py-2.5 font-semibold">
        Refusals: {refusals.map(({ status }) => status).join(", ")}
      </summary>
      <table aria-label={`Refusals of ${id}`}>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">When</th>
            <th scope="col">Title, for instance</th>
          </tr>
        </thead>
        <tbody>
          {refusals.map(({ status, description, title }) => (
            <tr key={status}>
              <th scope="row">{status}</th>
              <td>{description}</td>
              <td>
                <code>{title}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
