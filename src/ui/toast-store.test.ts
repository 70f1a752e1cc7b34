import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  currentToast,
  dismissToast,
  pauseToast,
  resumeToast,
  showToast,
  subscribeToToast,
} from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

it("[TOAST-01] shows one toast: a new one replaces the old and restarts the timer", () => {
  showToast({ title: "First" });
  vi.advanceTimersByTime(4000);
  showToast({ title: "Second" });
  expect(currentToast()).toMatchObject({ title: "Second" });
  vi.advanceTimersByTime(4000);
  expect(currentToast()).toMatchObject({ title: "Second" });
});

it("[TOAST-02] removes a toast after 5000 ms and not before", () => {
  showToast({ title: "Saved" });
  vi.advanceTimersByTime(4999);
  expect(currentToast()).toMatchObject({ title: "Saved" });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

it("has an optional description", () => {
  showToast({ title: "Error", description: "Please try again." });
  expect(currentToast()).toMatchObject({ title: "Error", description: "Please try again." });
  showToast({ title: "Saved" });
  expect(currentToast()?.description).toBeUndefined();
});

it("pauses while it is held, then resumes its timer", () => {
  showToast({ title: "Saved" });
  vi.advanceTimersByTime(3000);
  pauseToast();
  vi.advanceTimersByTime(60_000);
  expect(currentToast()).not.toBeNull();
  resumeToast();
  vi.advanceTimersByTime(1999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

it("does not reappear when the hold ends after it was dismissed", () => {
  showToast({ title: "Saved" });
  pauseToast();
  dismissToast();
  resumeToast();
  expect(currentToast()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

it("gives every toast a unique id, so that two with the same text are different", () => {
  showToast({ title: "Saved" });
  const first = currentToast()?.id;
  showToast({ title: "Saved" });
  expect(currentToast()?.id).not.toBe(first);
});

it("notifies its listeners of every change until they unsubscribe", () => {
  const listener = vi.fn();
  const leave = subscribeToToast(listener);
  showToast({ title: "Saved" });
  dismissToast();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  showToast({ title: "Again" });
  expect(listener).toHaveBeenCalledTimes(2);
});
