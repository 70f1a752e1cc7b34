import type { DemoSite } from "./demo-site.ts";

/** Runs `work` while a launch switch of the demo site is on. It is off otherwise. */
export async function withSwitchOn(site: DemoSite, name: string, work: () => Promise<void>): Promise<void> {
  const flip = (isOn: boolean) =>
    site.queryDatabase("update launch_switches set is_on = $1 where name = $2", [isOn, name]);
  await flip(true);
  try {
    await work();
  } finally {
    await flip(false);
  }
}
