import type { FriendsTold, FriendTold, MetTold } from "@westmarch/protocol";
import type { ReactNode } from "react";
import { Link } from "wouter";
import styles from "../accounts/people.module.css";
import { Seal } from "../accounts/Seal.tsx";
import own from "./friends.module.css";

/** Where a person's page is. */
export const pageOf = (name: string): string => `/people/${encodeURIComponent(name)}`;

interface FriendRowProps {
  readonly seal: FriendTold | MetTold | FriendsTold["asking"][number];
  readonly about: ReactNode;
  /** Full: here. Open: not. Left out: that is not told. */
  readonly here?: boolean | null;
  readonly children?: ReactNode;
}

/** A person: seal, name, a few words, and what can be done. */
export const FriendRow = ({ seal, about, here = null, children }: FriendRowProps) => (
  <li>
    <span className={own.seal} {...(here !== null && { "data-here": here })}>
      <Seal seal={seal} size={38} />
    </span>
    <div>
      <Link href={pageOf(seal.name)}>{seal.name}</Link>
      <p className={styles.aside}>{about}</p>
    </div>
    <span className={own.deeds}>{children}</span>
  </li>
);
