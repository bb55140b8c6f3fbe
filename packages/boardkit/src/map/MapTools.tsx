import { inLanguage } from "@westmarch/kernel/languages";
import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { latePart } from "../later.ts";
import styles from "./map.module.css";
import type { OverviewProps } from "./Overview.tsx";
import { WORDS } from "./words.ts";

/** The small map: it comes late, for a map is seen without it. */
const Overview = latePart(async () => (await import("./Overview.tsx")).Overview);

interface Props extends OverviewProps {
  readonly corner: "start" | "end";
}

const SIGNS = {
  near: "M8 2V14M2 8H14",
  far: "M2 8H14",
  all: "M2 6V2H6M10 2H14V6M14 10V14H10M6 14H2V10",
} as const;

const MapButton = ({
  way,
  looker,
  language,
  ref,
}: Pick<Props, "looker" | "language"> & {
  readonly way: keyof typeof SIGNS;
  readonly ref?: RefObject<HTMLButtonElement | null>;
}) => (
  <button
    ref={ref}
    type="button"
    data-way={way}
    aria-label={inLanguage(WORDS, language)[way]}
    title={inLanguage(WORDS, language)[way]}
    onClick={() => looker.step(way)}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={SIGNS[way]} />
    </svg>
  </button>
);

/** What there is only while less than the whole map is seen. When it goes, the keyboard does not go with it. */
const NearTools = ({ left, ...props }: Props & { readonly left: () => void }) => {
  const box = useRef<HTMLDivElement>(null);
  const leave = useRef(left);
  useLayoutEffect(() => {
    const tools = box.current;
    return () => {
      if (tools?.contains(document.activeElement)) leave.current();
    };
  }, []);
  return (
    <div ref={box} className={styles.nearTools}>
      <Overview {...props} />
      <MapButton way="all" {...props} />
      <MapButton way="far" {...props} />
    </div>
  );
};

/** What draws a map near without wheel or fingers: buttons, and the small map once it is near. */
export const MapTools = (props: Props) => {
  const { looker, language } = props;
  const near = useSyncExternalStore(looker.subscribe, looker.near);
  const nearer = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.tools} data-corner={props.corner} data-map-tools>
      {near && <NearTools {...props} left={() => nearer.current?.focus({ preventScroll: true })} />}
      <MapButton way="near" looker={looker} language={language} ref={nearer} />
    </div>
  );
};
