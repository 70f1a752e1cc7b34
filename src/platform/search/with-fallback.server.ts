import type { Logger } from "pino";
import { CircuitOpenError, createCircuitBreaker } from "#platform/http/limits/circuit-breaker.ts";
import type { SearchEngine } from "./engine.ts";
import { OpenSearchError } from "./opensearch/client.server.ts";

type Options = {
  log: Pick<Logger, "warn" | "info">;
  /** How long OpenSearch is skipped after repeated failures. */
  restMs?: number;
};

const failures = 3;
let fallbacks = 0;

/** How many searches of this process fell back to PostgreSQL. */
export const countFallbacks = (): number => fallbacks;

/** Falls back to PostgreSQL when OpenSearch fails. After repeated failures, a circuit breaker skips OpenSearch for a while. */
export function withFallback(
  engine: SearchEngine,
  postgres: SearchEngine,
  { log, restMs = 3_000 }: Options,
): SearchEngine {
  const breaker = createCircuitBreaker({ failures, restMs });
  let isDown = false;

  const guard =
    <Input extends unknown[], Result>(
      method: (engine: SearchEngine) => (...input: Input) => Promise<Result>,
    ) =>
    async (...input: Input): Promise<Result> => {
      try {
        const result = await breaker(() => method(engine)(...input), isOpenSearchError);
        if (isDown) log.info("OpenSearch is back");
        isDown = false;
        return result;
      } catch (error) {
        if (!isOpenSearchError(error) && !(error instanceof CircuitOpenError)) throw error;
        if (!isDown) log.warn({ error }, "OpenSearch failed, falling back to PostgreSQL");
        isDown = true;
        fallbacks++;
        return method(postgres)(...input);
      }
    };

  return {
    find: guard((engine) => engine.find),
    suggest: guard((engine) => engine.suggest),
    list: guard((engine) => engine.list),
    count: guard((engine) => engine.count),
    listPins: guard((engine) => engine.listPins),
    match: guard((engine) => engine.match),
    findTitles: guard((engine) => engine.findTitles),
    findWords: guard((engine) => engine.findWords),
    health: engine.health,
  };
}

const isOpenSearchError = (error: unknown) => error instanceof OpenSearchError;
