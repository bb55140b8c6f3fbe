import { useEffect } from "react";
import { ButtonLink, Switch } from "../ui/index.ts";
import { hearOf } from "./api.ts";
import { useTelling } from "./device.ts";
import { useNoticeWords } from "./words.ts";

/** Whether this device is told of a table while its player is away. */
export function TableBell({ table, token }: { readonly table: string; readonly token: string }) {
  const say = useNoticeWords();
  const { on, muted } = useTelling();
  const heard = !muted.includes(table);
  useEffect(() => {
    if (on) void hearOf([token], heard);
  }, [on, heard, token]);
  if (!say) return null;
  if (!on) return <ButtonLink href="/settings">{say("table.how")}</ButtonLink>;
  const turn = (wish: boolean) =>
    useTelling.setState({
      muted: wish ? muted.filter((one) => one !== table) : [...muted, table].slice(-200),
    });
  return <Switch label={say("table.tell")} on={heard} onTurn={turn} />;
}
