/**
 * Delays every timer by up to a fifth of a second, as a busy machine does, to find tests that race:
 * `NODE_OPTIONS="--import $PWD/scripts/delay-timers.ts" npm test`.
 */
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers";
import timersPromises from "node:timers/promises";
import { promisify } from "node:util";

const maxDelayMs = 200;
const delayed = (ms = 0) => ms + Math.random() * maxDelayMs;

const { setTimeout: startTimer } = timers;
const { setTimeout: pause } = timersPromises;

const startDelayedTimer = Object.assign(
  (callback: () => void, ms?: number, ...values: []) => startTimer(callback, delayed(ms), ...values),
  { [promisify.custom]: <Value>(ms?: number, value?: Value) => pause(delayed(ms), value) },
);
const delayedPause = <Value>(ms?: number, value?: Value, options?: Parameters<typeof pause>[2]) =>
  pause(delayed(ms), value, options);

Object.assign(globalThis, { setTimeout: startDelayedTimer });
Object.assign(timers, { setTimeout: startDelayedTimer });
Object.assign(timersPromises, { setTimeout: delayedPause });
syncBuiltinESMExports();
