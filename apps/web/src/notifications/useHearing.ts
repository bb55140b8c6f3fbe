import { useEffect } from "react";
import { useDevice } from "../device/index.ts";
import { hearOfAll } from "./api.ts";
import { useTelling } from "./device.ts";

/** Lets a device that wants to be told hear of every table to which it gets a link. */
export function useHearing(): void {
  const on = useTelling((telling) => telling.on);
  // The same links in another order are no news.
  const links = useDevice(({ tables }) =>
    tables
      .map(({ token }) => token)
      .sort()
      .join(" "),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links are when to say it
  useEffect(() => {
    if (on) void hearOfAll(useDevice.getState().tables);
  }, [on, links]);
}
