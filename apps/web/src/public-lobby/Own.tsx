import { latePart } from "@westmarch/boardkit/later";
import { Slip } from "../ui/index.ts";
import { OwnTables } from "./OwnTables.tsx";
import type { PublicLobbySay } from "./words.ts";

const OwnLocalTables = latePart(
  async () => (await import("../local-tables/OwnLocalTables.tsx")).OwnLocalTables,
);
const Invitations = latePart(async () => (await import("../profile/Invitations.tsx")).Invitations);
const OwnRounds = latePart(async () => (await import("./OwnRounds.tsx")).OwnRounds);

/** The first of one's own tables, and seats that are kept for one. */
export const Own = ({ say }: { readonly say: PublicLobbySay }) => (
  <Slip aria-labelledby="own" data-own>
    <h2 id="own">{say("own")}</h2>
    <Invitations />
    <OwnRounds />
    <OwnLocalTables />
    <OwnTables />
  </Slip>
);
