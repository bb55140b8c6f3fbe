import { Redirect } from "wouter";
import { useArrivalWords } from "../arrival/words.ts";
import { useDevice } from "../device/index.ts";
import { Doors } from "../games/Doors.tsx";
import { useWords } from "../i18n/index.ts";
import { tableAddress, useToken } from "../net/links.ts";
import { Notice, Page, Slip } from "../ui/index.ts";
import { PasteLink } from "../ui/PasteLink.tsx";
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
    <Page title={say("join.title")}>
      {words && (
        <Notice title={words("none.title")}>
          <p>{words("none")}</p>
        </Notice>
      )}
      <Slip>
        <PasteLink />
      </Slip>
      <Doors />
    </Page>
  );
}
