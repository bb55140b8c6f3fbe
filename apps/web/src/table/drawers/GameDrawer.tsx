import type { BoardProps } from "@westmarch/boardkit";
import { Busy, Button, Notice } from "../../ui/index.ts";
import { isWhole, type Loaded, useSay } from "../text/words.tsx";
import { Drawer } from "./Drawer.tsx";
import { Explained, Preferences, Rules } from "./parts.ts";
import { type Drawers, hidesPrompt } from "./useDrawers.ts";

/** The drawers that every page with a board has: rules, explanations, the reference, preferences. */
export function GameDrawer({
  drawers,
  loaded,
  props,
}: {
  drawers: Drawers;
  loaded: Loaded;
  props: BoardProps;
}) {
  const say = useSay();
  const { top } = drawers;
  const onRule = (rule: string) => drawers.open({ kind: "rules", rule });
  const foot = hidesPrompt(props) && <Button onClick={drawers.close}>{say("table.your-turn")}</Button>;
  const frame = { onClose: drawers.close, onBack: drawers.deep ? drawers.back : undefined, foot };
  switch (top?.kind) {
    case "rules":
      return (
        <Drawer key="rules" title={say("table.rules")} {...frame}>
          <Rules game={loaded.module.game.id} rule={top.rule} waiting={<Busy />} />
        </Drawer>
      );
    case "explain": {
      if (!isWhole(loaded))
        return (
          <Drawer key="waiting" title={say("busy")} {...frame}>
            <OnItsWay loaded={loaded} />
          </Drawer>
        );
      const { title, body, rules } = loaded.besides.all.explain(top.id, {
        say: loaded.say,
        view: props.view,
      });
      return (
        <Drawer key={`explain ${top.id}`} title={title} {...frame}>
          <Explained body={body} rules={rules} onRule={onRule} waiting={<Busy />} />
        </Drawer>
      );
    }
    case "reference":
      return (
        <Drawer key="reference" title={loaded.say("ref.title")} {...frame}>
          {isWhole(loaded) ? <loaded.besides.all.Reference {...props} /> : <OnItsWay loaded={loaded} />}
        </Drawer>
      );
    case "glance":
      return (
        <Drawer key="glance" title={say("table.glance")} at="start" {...frame}>
          <BothSides loaded={loaded} props={props} />
        </Drawer>
      );
    case "preferences":
      return (
        <Drawer key="preferences" title={say("table.settings")} {...frame}>
          <Preferences waiting={<Busy />} />
        </Drawer>
      );
    default:
      return null;
  }
}

/** Everything that both sides have, where the game shows it. */
function BothSides({ loaded, props }: { loaded: Loaded; props: BoardProps }) {
  if (!isWhole(loaded)) return <OnItsWay loaded={loaded} />;
  const { glance: Glance } = loaded.besides.all;
  return Glance && <Glance {...props} />;
}

/** What a game has besides the table is still being fetched, or could not be. */
function OnItsWay({ loaded: { besides } }: { loaded: Loaded }) {
  const say = useSay();
  if (besides.state !== "failed") return <Busy />;
  return (
    <Notice
      tone="danger"
      title={say("game.failed")}
      actions={<Button onClick={besides.retry}>{say("retry")}</Button>}
    />
  );
}
