import type { Logger } from "pino";
import { CircuitOpenError, createCircuitBreaker } from "#platform/http/circuit-breaker.ts";
import type { SearchEngine } from "./engine.ts";
import { OpenSearchError } from "./opensearch/client.server.ts";

type Options = {
  log: Pick<Logger, "warn" | "info">;
  /** How long nobody asks after failures in a row. */
  restMs?: number;
};

const failures = 3;
let answeredInstead = 0;

/** How many searches of this process PostgreSQL answered because OpenSearch did not. */
export const countFallbacks = (): number => answeredInstead;

/** Asks OpenSearch, and PostgreSQL where that fails. After a few failures in a row, OpenSearch is left alone for a while. */
export function withFallback(
  engine: SearchEngine,
  postgres: SearchEngine,
  { log, restMs = 3_000 }: Options,
): SearchEngine {
  const guarded = createCircuitBreaker({ failures, restMs });
  let isDown = false;

  const ask =
    <Input extends unknown[], Result>(choose: (of: SearchEngine) => (...input: Input) => Promise<Result>) =>
    async (...input: Input): Promise<Result> => {
      try {
        const result = await guarded(() => choose(engine)(...input), isUnanswered);
        if (isDown) log.info("OpenSearch answers searches again");
        isDown = false;
        return result;
      } catch (error) {
        if (!isUnanswered(error) && !(error instanceof CircuitOpenError)) throw error;
        if (!isDown) log.warn({ error }, "OpenSearch did not answer, PostgreSQL answers searches instead");
        isDown = true;
        answeredInstead++;
        return choose(postgres)(...input);
      }
    };

  return {
    find: ask((of) => of.find),
    suggest: ask((of) => of.suggest),
    list: ask((of) => of.list),
    count: ask((of) => of.count),
    listPins: ask((of) => of.listPins),
    match: ask((of) => of.match),
    findTitles: ask((of) => of.findTitles),
    findWords: ask((of) => of.findWords),
    health: engine.health,
  };
}

const isUnanswered = (error: unknown) => error instanceof OpenSearchError;
