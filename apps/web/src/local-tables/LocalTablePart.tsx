import type { Say } from "@westmarch/boardkit";
import { useState } from "react";
import { useLocation } from "wouter";
import { idBehind } from "../device/localToken.ts";
import styles from "../table/drawers/Drawer.module.css";
import { Part } from "../table/drawers/Part.tsx";
import { Button, Dialog } from "../ui/index.ts";
import { HandOver } from "./HandOver.tsx";
import { dropTable } from "./storage.ts";
import { useHereWords } from "./words.ts";

/** What can be done with a table that this device keeps: handed over to the server, or deleted. */
export function LocalTablePart({ token, gameSay }: { readonly token: string; readonly gameSay: Say }) {
  const say = useHereWords();
  const [, navigate] = useLocation();
  const [asked, ask] = useState<"hand" | "delete" | null>(null);
  const id = idBehind(token);
  if (!say) return null;
  const drop = async () => {
    await dropTable(id);
    navigate("/tables");
  };
  return (
    <Part title={say("sign")}>
      <p>{say("about")}</p>
      <div className={styles.buttons}>
        <Button variant="gold" onClick={() => ask("hand")}>
          {say("hand")}
        </Button>
        <Button variant="danger" onClick={() => ask("delete")}>
          {say("delete")}
        </Button>
      </div>
      {asked === "hand" && <HandOver id={id} gameSay={gameSay} say={say} onClose={() => ask(null)} />}
      <Dialog
        open={asked === "delete"}
        onClose={() => ask(null)}
        title={say("delete.title")}
        actions={
          <>
            <Button onClick={() => ask(null)}>{say("delete.keep")}</Button>
            <Button variant="danger" onClick={() => void drop()}>
              {say("delete")}
            </Button>
          </>
        }
      >
        <p>{say("delete.about")}</p>
      </Dialog>
    </Part>
  );
}
