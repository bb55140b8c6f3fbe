/** A passkey in software: makes and signs what a browser's authenticator would. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
/** A byte string in CBOR, by the shortest head that holds its length. */
function bytes(data: Buffer): Buffer {
  const { length } = data;
  const head =
    length < 24 ? [0x40 + length] : length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), data]);
}
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

/** Present, verified. */
const FLAGS = 0x05;
/** Carries a new credential. */
const WITH_CREDENTIAL = 0x40;

export class Authenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(32);
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The answer to a challenge for a new passkey. */
  make(options: unknown): object {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const key = Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
      bytes(Buffer.from(x, "base64url")),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, "base64url")),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text("fmt"),
      text("none"),
      text("attStmt"),
      Buffer.from([0xa0]),
      text("authData"),
      bytes(Buffer.concat([this.#state(FLAGS | WITH_CREDENTIAL), credential])),
    ]);
    return this.#answer({
      clientDataJSON: this.#client("webauthn.create", options).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** The answer to a challenge to use the passkey. */
  use(options: unknown): object {
    this.#counter++;
    const client = this.#client("webauthn.get", options);
    const state = this.#state(FLAGS);
    const signature = sign("sha256", Buffer.concat([state, sha256(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: state.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  #answer(response: object): object {
    const id = this.#id.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  #client(type: string, options: unknown): Buffer {
    const challenge =
      typeof options === "object" && options !== null && "challenge" in options ? options.challenge : "";
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #state(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }
}
