#!/usr/bin/env node
/**
 * A whole computer player in one file, for Node 22 or later: takes the seat that an invitation is for, plays any option
 * it is offered, and says how the game ended.
 *
 *     node docs/examples/random-bot.mjs http://127.0.0.1:8420 INVITATION
 */
const [server, invitation] = process.argv.slice(2);

const joined = await fetch(new URL("/api/join", server), {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ invitation, name: "Random bot", key: crypto.randomUUID() }),
});
if (!joined.ok) throw new Error((await joined.json()).message);
const { token } = await joined.json();

const socket = new WebSocket(new URL("/ws", server.replace("http", "ws")));
const send = (message) => socket.send(JSON.stringify(message));

socket.onopen = () => send({ type: "hello", token, since: null });
socket.onerror = () => process.exit(1);
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  // A choice that came too late is no harm: the update that overtook it says what there is to choose now.
  if (message.type === "refused" && message.code !== "stale") throw new Error(`refused: ${message.code}`);
  if (message.type !== "welcome" && message.type !== "update") return;
  if (message.result) {
    console.log(JSON.stringify(message.result));
    socket.close();
    return;
  }
  const mine = message.views.find((view) => view.ask);
  if (!mine) return;
  const { options } = mine.ask;
  const option = options[Math.floor(Math.random() * options.length)];
  const key = crypto.randomUUID();
  send({ type: "choose", key, version: message.version, seat: mine.seat, options: [option] });
};
