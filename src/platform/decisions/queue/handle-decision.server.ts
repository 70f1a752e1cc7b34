import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { approvalSchema, readDecisionIds, readItems, rejectionSchema } from "./decision-input.ts";
import { decisionRefusals, describeDecided, describeUndone, updateError } from "./describe-outcome.ts";
import type { Queue } from "./queue.ts";
import { keyOf } from "./queue-query.ts";

type ActionArgs = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** The `action` of a queue page: approve, reject or undo, one item or many. */
export function queueAction<Detail>(queue: Queue<Detail>) {
  return async (args: ActionArgs) => {
    const form = await args.request.formData();
    switch (form.get("decision")) {
      case "approve":
        return handleDecision(args, queue, form, approvalSchema);
      case "reject":
      case "take-down":
        return handleDecision(args, queue, form, rejectionSchema(queue.reasons));
      case "undo":
        return handleUndo(args, queue, form);
      default:
        throw data(null, { status: 400 });
    }
  };
}

type VerdictSchema = typeof approvalSchema | ReturnType<typeof rejectionSchema>;

function handleDecision<Detail>(
  args: ActionArgs,
  queue: Queue<Detail>,
  form: FormData,
  schema: VerdictSchema,
) {
  const items = readItems(form);
  if (!items) throw data(null, { status: 400 });
  const isTakeDown = form.get("decision") === "take-down";
  const to = nextAddress(args.url, queue, form);
  const refusals = { ...decisionRefusals, ...queue.refusals };
  return handleForm(args, {
    form,
    schema,
    refusals,
    title: updateError,
    toastFor: () => null,
    refusedTo: to,
    run: async (services, actor, verdict) => {
      if (items.length === 0) return { ok: false as const, reason: "nothing-chosen" };
      const { deciders } = queue;
      const result = await decideItems({ ...services, deciders }, actor, { items, verdict, isTakeDown });
      if (!result.ok || result.decided.length > 0) return result;
      return { ok: false as const, reason: result.refused[0]?.reason ?? "gone" };
    },
    done: ({ decided, refused }, { outcome }) => ({
      to,
      toast: {
        ...describeDecided(queue.nouns, outcome, decided, refused, refusals),
        action: {
          label: "Undo",
          to: queue.list.path,
          fields: { decision: "undo", undo: decided.map(({ decisionId }) => decisionId).join(",") },
        },
      },
    }),
  });
}

function handleUndo<Detail>(args: ActionArgs, queue: Queue<Detail>, form: FormData) {
  const ids = readDecisionIds(form);
  if (!ids) throw data(null, { status: 400 });
  const refusals = { ...decisionRefusals, ...queue.refusals };
  return handleForm(args, {
    form,
    schema: z.object({}),
    refusals,
    title: updateError,
    refusedTo: queue.list.href(queue.list.read(args.url.searchParams)),
    run: async (services, actor) => {
      const result = await undoDecisions({ ...services, deciders: queue.deciders }, actor, { ids });
      if (!result.ok || result.undone.length > 0) return result;
      return { ok: false as const, reason: result.refused[0] ?? "unknown" };
    },
    done: ({ undone, refused }) => ({
      // Opens the restored item, ready to be decided again.
      to: queue.list.href({ item: undone[0] ? keyOf(undone[0]) : "" }),
      toast: describeUndone(undone.length, refused, refusals),
    }),
  });
}

/** The same list with the next item open, or the first page after the last item. */
function nextAddress<Detail>(url: URL, { list }: Queue<Detail>, form: FormData) {
  const next = String(form.get("next") ?? "");
  const query = list.read(url.searchParams);
  if (next) return list.href({ ...query, item: next });
  return list.href({ view: query.view });
}
