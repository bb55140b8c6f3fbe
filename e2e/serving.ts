/** One server, for `server.ts`: port, folder of tables and policy come as arguments; the first line says where it is. */
import process from "node:process";
import { openServer } from "@westmarch/cli/serving";

const [port = "0", data = "", policy = "{}"] = process.argv.slice(2);
const server = await openServer({
  port: Number(port),
  host: "127.0.0.1",
  data,
  log: "warn",
  policy: JSON.parse(policy),
});
console.log(JSON.stringify({ address: server.address }));
process.on("SIGTERM", () => {
  server.close().then(() => process.exit(0));
});
