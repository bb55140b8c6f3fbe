/// <reference lib="dom" />
/** Runs in a page: nothing that is chosen there reaches the server, so that a position stays as it is. */

/** Choices that were made and not sent. */
export const chosen: string[] = [];

/** From now on sockets keep choices for themselves. */
export function keepChoices(): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    if (typeof data === "string" && data.includes('"type":"choose"')) chosen.push(data);
    else send.call(this, data);
  };
}
