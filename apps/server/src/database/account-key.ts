/** The secret behind the accounts' own links: a file beside the database, so that the database alone opens no table. */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

export const NAME = "accounts.key";

const fileIn = (dataDir: string): string => join(dataDir, NAME);

/** Where a backup keeps it: beside, so that both can be kept apart. */
const keyBeside = (backup: string): string => `${backup}.${NAME}`;

/** The secret of this folder, for its owner alone; made if it is not there. Throws if it is not whole. */
export function secretIn(dataDir: string, fresh: () => Buffer): Buffer {
  const file = fileIn(dataDir);
  if (!existsSync(file)) {
    const made = openSync(file, "wx", 0o600);
    writeSync(made, `${fresh().toString("hex")}\n`);
    closeSync(made);
  }
  const secret = Buffer.from(readFileSync(file, "utf8").trim(), "hex");
  if (secret.length !== 32)
    throw new Error(`${file} is not whole: put it back from a backup, or remove it and start again`);
  return secret;
}

/** Puts the secret of a folder beside a backup of it. False if the folder has none: it has no accounts. */
export function keepKey(dataDir: string, backup: string): boolean {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return false;
  copyFileSync(file, keyBeside(backup));
  chmodSync(keyBeside(backup), 0o600);
  return true;
}

/** Puts the secret that lies beside a backup into a folder; another one that was there is set aside. */
export function putKeyBack(backup: string, dataDir: string): void {
  const [kept, file] = [keyBeside(backup), fileIn(dataDir)];
  if (!existsSync(kept)) return;
  if (existsSync(file)) {
    if (readFileSync(file, "utf8") === readFileSync(kept, "utf8")) return;
    let aside = `${file}.replaced`;
    for (let n = 2; existsSync(aside); n++) aside = `${file}.replaced-${n}`;
    renameSync(file, aside);
  }
  copyFileSync(kept, file);
  chmodSync(file, 0o600);
}
