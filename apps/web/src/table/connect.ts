import { freshKey } from "../api.ts";
import { seen } from "./memory.ts";
import { Line, type Wire } from "./socket.ts";
import { openStore } from "./store.ts";

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
  socket.onclose = () => wire.onclose?.();
  return wire;
}

/** Opens the table behind this token, over this page's own server. */
export function openTable(token: string) {
  const address = new URL("/ws", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  return openStore({
    connect: (options) => new Line({ ...options, token, jitter: Math.random, dial: () => dial(address) }),
    key: freshKey,
    seen,
    looking: () => document.visibilityState === "visible",
  });
}
