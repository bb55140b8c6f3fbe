import { createTransport } from "nodemailer";

/** A letter, in plain words. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same when it is sent again, so that who has it already need not show it twice. */
  readonly id: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends letters. */
export interface Mailer {
  /** Resolves when the server that takes letters has taken this one; rejects if it has not. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Milliseconds for each step of the conversation. */
const PATIENCE = 10_000;

/** The mailer of this server; null where none is set up. */
export function openMail({ url, from }: { readonly url: string; readonly from: string }): Mailer | null {
  if (url === "" || from === "") return null;
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? "westmarch.invalid";
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // A letter is made of what was put into it, and of no file or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, id, headers }) => {
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        ...(headers && { headers }),
      });
    },
    close: () => transport.close(),
  };
}
