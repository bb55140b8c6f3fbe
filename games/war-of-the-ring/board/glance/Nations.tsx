import { Figures } from "@westmarch/campaign/glance";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import type { Props } from "../keys.ts";
import { nationName } from "../names.ts";
import styles from "./glance.module.css";
import { musters } from "./glance.ts";

/** All Nations: how far from war, which figures are still in the box, and how many are out of the game. */
export const Nations = ({ props: { told, say, explain } }: { readonly props: Props }) => (
  <Figures
    explain={explain}
    caption={say("glance.in-the-box")}
    columns={[
      { id: "war", title: "" },
      { id: "regular", title: say("glance.regulars") },
      { id: "elite", title: say("glance.elites") },
      { id: "leader", title: say("glance.leaders") },
      { id: "fallen", title: say("glance.fallen") },
    ]}
    lines={musters(told).map(({ nation, steps, active, regulars, elites, leaders, fallen }) => ({
      id: `nation:${nation}`,
      sign: <ShieldPicture nation={nation} size="1.125rem" hollow={!active} />,
      name: nationName(say, nation),
      cells: [
        <span key="war" className={styles.war} data-war={steps === 0 || undefined}>
          {steps === 0
            ? say("tray.at-war")
            : say("glance.from-war", { steps, active: active ? "yes" : "no" })}
        </span>,
        regulars,
        elites,
        leaders ?? "–",
        fallen ?? <i key="fallen">{say("glance.return")}</i>,
      ],
    }))}
  />
);
