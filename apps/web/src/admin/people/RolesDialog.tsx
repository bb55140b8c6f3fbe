import { DEED_NAMES, mayDo, ROLES } from "@westmarch/protocol/roles";
import { Dialog } from "../../ui/index.ts";
import type { DeskSay } from "../deskWords.ts";
import styles from "./people.module.css";

interface RolesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly say: DeskSay;
}

/** Roles that may do something here. */
const SHOWN = ROLES.filter((role) => role !== "member");

/** What each role may do, out of the table by which the server checks it. */
export const RolesDialog = ({ open, onClose, say }: RolesDialogProps) => (
  <Dialog open={open} onClose={onClose} title={say("roles")}>
    <table className={styles.roles}>
      <thead>
        <tr>
          <td />
          {SHOWN.map((role) => (
            <th key={role} scope="col">
              {say(`role.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DEED_NAMES.map((deed) => (
          <tr key={deed}>
            <th scope="row">{say(`deed.${deed}`)}</th>
            {SHOWN.map((role) => (
              <td key={role} data-may={mayDo(role, deed)}>
                {say(mayDo(role, deed) ? "roles.yes" : "roles.no")}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <p>{say("roles.about")}</p>
  </Dialog>
);
