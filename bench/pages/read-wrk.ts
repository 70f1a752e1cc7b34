export type Load = {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
};

const inMs = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Parses the output of `wrk --latency`. Throws if any request failed, since errors are fast. */
export function readWrk(output: string): Load {
  const failure = /^\s*(?:Non-2xx or 3xx responses|Socket errors): .*$/m.exec(output);
  if (failure) throw new Error(failure[0].trim());
  return {
    requestsPerSecond: Number(find(output, /Requests\/sec:\s+([\d.]+)/)[1]),
    p50Ms: readDuration(find(output, /50%\s+([\d.]+)(us|ms|s|m)\b/)),
    p99Ms: readDuration(find(output, /99%\s+([\d.]+)(us|ms|s|m)\b/)),
  };
}

function find(output: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(output);
  if (!match) throw new Error(`wrk printed something else:\n${output}`);
  return match;
}

function readDuration([, amount, unit]: RegExpExecArray): number {
  return Number(amount) * inMs[unit as keyof typeof inMs];
}
