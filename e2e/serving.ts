/**
 * One server, for `server.ts`: port, folder of tables and policy come as arguments; the first line says where it is.
 * When the process that started it is gone, however that went, it ends and takes its tables along.
 */
import { rmSync } from "node:fs";
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
process.stdin.resume().once("end", async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
});
