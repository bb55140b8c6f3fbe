import { sealedHere } from "../../device/contribution.ts";
import { freshKey, storyBefore } from "../../net/api.ts";
import { noteFairness, notePut, seen } from "./memory.ts";
import { TableSocket, type Wire } from "./socket.ts";
import { openStore } from "./store.ts";
import { whole } from "./wholeStory.ts";

function dial(address: URL): Wire {
  const socket = new WebSocket(address);
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event) => wire.onmessage?.(event);
  socket.onclose = ({ code }) => wire.onclose?.(code);
  return wire;
}

/** Opens the table behind this token, over this page's own server. */
export function openTable(token: string) {
  const address = new URL("/ws", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  return openOver(token, () => dial(address));
}

/** Opens a table over any line. `near`: without a net in between. */
export function openOver(token: string, dial: () => Wire, near = false) {
  return openStore({
    connect: ({ hear, ...options }) =>
      new TableSocket({
        ...options,
        hear: whole(hear, async (before) => {
          const answer = await storyBefore(before, token);
          return answer.ok ? answer.value : null;
        }),
        token,
        jitter: Math.random,
        dial,
        near,
      }),
    key: freshKey,
    seen,
    note: noteFairness,
    sealed: sealedHere,
    notePut,
    looking: () => document.visibilityState === "visible",
  });
}
