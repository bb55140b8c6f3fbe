import type { MyNotices, WayInfo } from "@westmarch/protocol";
import type { ReactNode } from "react";
import { Button } from "../ui/index.ts";
import { dropWay } from "./api.ts";
import styles from "./notices.module.css";
import type { NoticeSay } from "./words.ts";

type Ways = MyNotices["ways"];

/** What a part of the notices' settings is given. */
export interface PartProps {
  readonly ways: Ways;
  readonly say: NoticeSay;
  readonly onChange: () => Promise<void>;
}

interface ListProps extends PartProps {
  /** How a way stands, in words. */
  readonly told: (way: WayInfo) => string;
  /** What else can be done with it. */
  readonly more?: (way: WayInfo) => ReactNode;
}

/** Ways to be told, each of which can be removed. */
export function WayList({ ways, told, more, say, onChange }: ListProps) {
  const drop = async (id: string) => {
    await dropWay(id);
    await onChange();
  };
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.id}>
          <span>
            {way.to} · {told(way)}
          </span>
          <span>
            {more?.(way)}
            <Button
              variant="quiet"
              onClick={() => void drop(way.id)}
              aria-label={say("mail.drop.one", { to: way.to })}
            >
              {say("mail.drop")}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
