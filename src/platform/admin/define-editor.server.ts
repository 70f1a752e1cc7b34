import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { listLastChanges } from "#platform/audit/list-last-changes.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { type FormHandler, handleForm, type Refusing } from "#platform/http/forms/handle-form.server.ts";
import { requireFound, requireId } from "#platform/http/request/require-found.ts";
import type { Refusals } from "#platform/http/response/refusal.ts";
import { type Services, servicesContext } from "#platform/http/services.ts";
import { auditPath } from "./audit-path.ts";
import { deleteError, saveError } from "./editor-errors.ts";

type LoaderArgs = { context: Readonly<RouterContextProvider>; url: URL; params: { id?: string } };
type ActionArgs = LoaderArgs & { request: Request };
type Command<Input, Result> = (services: Services, actor: Requester, input: Input) => Promise<Result>;
/** The title of the toast after a write. */
type Toast<Result, Input> = string | ((result: Extract<Result, { ok: true }>, input: Input) => string);

type EditedList<Query> = {
  href: (query: Query) => string;
  hrefTo: (to: string, query: Query) => string;
  backFrom: (url: URL) => Query;
};

type Editor<
  Query,
  Values,
  Choices,
  Reason extends string,
  AddSchema extends z.ZodType,
  AddResult,
  EditSchema extends z.ZodType,
  EditResult,
  Doomed,
  RemoveResult,
> = {
  /** The table that it is opened from and returns to. */
  list: EditedList<Query>;
  /** The editor's URL is this path plus an id, or `new`. */
  path: string;
  /** The records' type in the audit log. */
  subject: string;
  refusals: Refusals<Reason | "unexpected">;
  /** The toast for invalid fields. By default "Save Error" and the first message. */
  toastFor?: FormHandler<z.ZodType, string, unknown>["toastFor"];
  /** The values of a record as its form shows them. */
  load: (db: Db, id: string) => Promise<Values | undefined>;
  /** What the form offers to choose from. */
  choices?: (db: Db) => Promise<Choices>;
  add?: {
    title: string;
    schema: AddSchema;
    run: Command<z.output<AddSchema>, AddResult>;
    toast: Toast<AddResult, z.output<AddSchema>>;
  };
  edit: {
    title: (values: Values) => string;
    schema: EditSchema;
    run: Command<{ id: string; fields: z.output<EditSchema> }, EditResult>;
    toast: Toast<EditResult, z.output<EditSchema>>;
  };
  /** Asks for confirmation. The label is on the button. */
  remove?: {
    label: string;
    load: (db: Db, id: string) => Promise<Doomed | undefined>;
    title: (doomed: Doomed) => string;
    run: Command<{ id: string }, RemoveResult>;
    toast: Toast<RemoveResult, unknown>;
  };
};

/**
 * One kind of record that admins add, edit and delete, in one declaration: `loader` and `action` of its editor and of
 * the page that confirms a deletion. The commands check permissions and write the audit log.
 */
export function defineEditor<
  Query,
  Values,
  Reason extends string,
  EditSchema extends z.ZodType,
  EditResult extends Refusing<Reason>,
  Choices = null,
  AddSchema extends z.ZodType = never,
  AddResult extends Refusing<Reason> = Refusing<Reason>,
  Doomed = never,
  RemoveResult extends Refusing<Reason> = Refusing<Reason>,
>(
  editor: Editor<
    Query,
    Values,
    Choices,
    Reason,
    AddSchema,
    AddResult,
    EditSchema,
    EditResult,
    Doomed,
    RemoveResult
  >,
) {
  const { list, path, subject, refusals, add, edit, remove } = editor;
  const backTo = (url: URL) => list.href(list.backFrom(url));
  const hrefTo = (to: string, url: URL) => list.hrefTo(`${path}/${to}`, list.backFrom(url));
  const shared = { refusals, toastFor: editor.toastFor };

  async function load(db: Db, param: string | undefined) {
    if (add && param === "new")
      return { title: add.title, values: null, lastChange: null, id: null, schema: add.schema };
    const id = requireId(param);
    const [found, changes] = await Promise.all([
      editor.load(db, id),
      listLastChanges(db, { type: subject, ids: [id] }),
    ]);
    const values = requireFound(found);
    const last = changes.get(id);
    const lastChange = last && {
      by: last.by,
      at: last.at.toISOString(),
      allTo: auditPath({ type: subject, id }),
    };
    return { title: edit.title(values), values, lastChange: lastChange ?? null, id, schema: edit.schema };
  }

  return {
    async loader({ context, url, params }: LoaderArgs) {
      const { db } = context.get(servicesContext);
      const [{ id, schema, values, ...loaded }, choices] = await Promise.all([
        load(db, params.id),
        editor.choices?.(db) ?? (null as Choices),
      ]);
      return {
        ...loaded,
        /** Null for a new record. */
        values: values as [AddSchema] extends [never] ? Values : Values | null,
        choices,
        fields: describeFields(schema),
        backTo: backTo(url),
        removal: remove && id ? { to: hrefTo(`${id}/delete`, url), label: remove.label } : null,
      };
    },

    async action(args: ActionArgs) {
      const to = backTo(args.url);
      if (add && args.params.id === "new")
        return handleForm<AddSchema, Reason, AddResult>(args, {
          ...shared,
          schema: add.schema,
          title: saveError,
          run: add.run,
          done: (result, input) => ({ to, toast: { title: write(add.toast, result, input) } }),
        });
      const id = requireId(args.params.id);
      return handleForm<EditSchema, Reason, EditResult>(args, {
        ...shared,
        schema: edit.schema,
        title: saveError,
        run: (services, actor, fields) => edit.run(services, actor, { id, fields }),
        done: (result, input) => ({ to, toast: { title: write(edit.toast, result, input) } }),
      });
    },

    /** What the confirmation page shows. */
    async confirmation({ context, url, params }: LoaderArgs) {
      const id = requireId(params.id);
      const { label, load, title } = requireFound(remove);
      const doomed = requireFound(await load(context.get(servicesContext).db, id));
      return { title: title(doomed), label, doomed, cancelTo: hrefTo(id, url) };
    },

    async removal(args: ActionArgs) {
      const id = requireId(args.params.id);
      const { run, toast } = requireFound(remove);
      const to = backTo(args.url);
      return handleForm<typeof nothing, Reason, RemoveResult>(args, {
        refusals,
        schema: nothing,
        title: deleteError,
        // The record's page may be gone, but the list always exists.
        refusedTo: to,
        run: (services, actor) => run(services, actor, { id }),
        done: (result, input) => ({ to, toast: { title: write(toast, result, input) } }),
      });
    },
  };
}

/** The confirmation has no fields, because the URL names the record. */
const nothing = z.object({});

function write<Result, Input>(
  toast: Toast<Result, Input>,
  result: Extract<Result, { ok: true }>,
  input: Input,
) {
  return typeof toast === "string" ? toast : toast(result, input);
}
