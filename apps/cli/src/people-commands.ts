/** The commands about who comes to a server, and its accounts. */
import { ROLES } from "@westmarch/protocol/roles";
import { Option } from "commander";
import { whole } from "./options.ts";
import type { Parts } from "./parts.ts";

/** Lets people come to a server. */
export function invitationCommands({ words, run, command, data, database }: Parts): void {
  command("invite", words("help.invite"))
    .addOption(data())
    .addOption(database())
    .addOption(
      new Option("--uses <number>", words("help.invite.uses")).default(1).argParser(whole("--uses", 1)),
    )
    .addOption(
      new Option("--days <number>", words("help.invite.days")).default(14).argParser(whole("--days", 1)),
    )
    .option("--note <text>", words("help.invite.note"))
    .option("--address <url>", words("help.host-link.address"))
    .action((flags) =>
      run(flags.json, async (out) => (await import("./commands/invitations.ts")).inviteCommand(flags, out)),
    );

  command("invitations", words("help.invitations"))
    .addOption(data())
    .addOption(database())
    .option("--revoke <id>", words("help.invitations.revoke"))
    .action((flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/invitations.ts")).invitationsCommand(flags, out),
      ),
    );
}

/** Looks after the accounts of a server. */
export function peopleCommands({ words, run, command, data, database }: Parts): void {
  command("people", words("help.people"))
    .addOption(data())
    .addOption(database())
    .option("--find <name>", words("help.people.find"))
    .action((flags) =>
      run(flags.json, async (out) => (await import("./commands/people.ts")).peopleCommand(flags, out)),
    );

  command("suspend <name>", words("help.suspend"))
    .addOption(data())
    .addOption(database())
    .option("--until <day>", words("help.suspend.until"))
    .option("--reason <text>", words("help.suspend.reason"))
    .option("--lift", words("help.suspend.lift"))
    .action((name, flags) =>
      run(flags.json, async (out) => (await import("./commands/people.ts")).suspendCommand(name, flags, out)),
    );

  command("role <name> <role>", words("help.role", { roles: ROLES.join(", ") }))
    .addOption(data())
    .addOption(database())
    .action((name, role, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/people.ts")).roleCommand(name, role, flags, out),
      ),
    );
}
