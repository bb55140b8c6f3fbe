import { useSyncExternalStore } from "react";

const listen = (listener: () => void): (() => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

/** Whether this device has a net, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
