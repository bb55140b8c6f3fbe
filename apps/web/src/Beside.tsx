import { AnnouncementSlip } from "./keeper/Announcement.tsx";
import { Edition } from "./offline/Edition.tsx";
import { Account } from "./people/Account.tsx";

/** What goes along with every page once it stands: a word of the host, a newer edition, who is signed in. */
export const Beside = () => (
  <>
    <AnnouncementSlip />
    <Account />
    <Edition />
  </>
);
