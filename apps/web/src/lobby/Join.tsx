import { Redirect } from "wouter";
import { useArrivalWords } from "../arrival/words.ts";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import { tableAddress, useToken } from "../net/links.ts";
import { ButtonLink } from "../ui/index.ts";
import { Lost } from "../ui/Lost.tsx";
import { Invitation } from "./invitation/Invitation.tsx";

/** `/join#TOKEN`: a player has kept a seat. A bare token that turns out to be another kind of link goes where it leads. */
export function Join() {
  const { say } = useWords();
  const words = useArrivalWords();
  const token = useToken();
  const seat = useDevice(({ tables }) => tables.find(({ invitation }) => invitation === token));
  if (token && seat) return <Redirect to={tableAddress(seat.table, seat.token)} replace />;
  if (token) return <Invitation key={token} token={token} />;
  return (
    <Lost
      title={words?.("none.title") ?? say("join.title")}
      about={words?.("none")}
      gold={
        <ButtonLink href="/" variant="gold">
          {say("tables.doors")}
        </ButtonLink>
      }
    >
      <ButtonLink href="/tables" variant="quiet">
        {say("nav.tables")}
      </ButtonLink>
      <ButtonLink href="/watch" variant="quiet">
        {say("way.look")}
      </ButtonLink>
    </Lost>
  );
}
