import type { Core, Settings } from "@westmarch/kernel";
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { doorOf, gameWords } from "../../games/doors.ts";
import { sayFrom, useWords } from "../../i18n/index.ts";
import { useFetched } from "../../net/useFetched.ts";
import type { Loaded } from "../text/words.tsx";
import styles from "./BoardPicture.module.css";
import { useBoardProps } from "./frame.tsx";
import { MUTE, stillScene } from "./still.ts";
import { useReduced } from "./useReduced.ts";

/** The window that a board is laid out for before it is made small, in CSS pixels. */
const LAID = { width: 1280, height: 720 } as const;

/** How a table stands, as it is drawn small. */
export interface Pictured {
  readonly game: string;
  readonly settings: Settings;
  readonly view: Core;
  readonly names: readonly string[];
}

/** A game as far as its board can be drawn. */
async function drawable(
  game: string,
  language: Parameters<typeof gameWords>[1],
  at: Pictured,
): Promise<{ readonly loaded: Loaded }> {
  const door = doorOf(game);
  if (!door?.load) throw new Error(`there is no game ${game}`);
  const [module, words] = await Promise.all([door.load(), gameWords(game, language)]);
  await module.laid?.(words.language, at.view, at.settings);
  return {
    loaded: {
      module,
      language: words.language,
      untranslated: words.untranslated,
      say: sayFrom(words.language, words.words),
      besides: { state: "loading" },
    },
  };
}

interface BoardPictureProps {
  readonly of: Pictured;
  /** Hears how far the game has come, in a word or two, where it can say so. */
  readonly onMoment?: (moment: string) => void;
}

/** A small picture of a table, as a spectator sees it: nothing on it can be pressed, and the words beside it say what it shows. */
export function BoardPicture({ of, onMoment }: BoardPictureProps) {
  const { language } = useWords();
  const first = useRef(of);
  const { game } = of;
  const fetching = useCallback(() => drawable(game, language, first.current), [game, language]);
  const fetched = useFetched(fetching);
  const { view } = of;
  const loaded = fetched.state === "there" ? fetched.loaded : null;
  const moment = loaded?.module.moment?.({ say: loaded.say, told: view }) ?? null;
  useEffect(() => {
    if (moment !== null) onMoment?.(moment);
  }, [moment, onMoment]);
  return <Reduced loaded={loaded}>{loaded && <Drawn loaded={loaded} of={of} />}</Reduced>;
}

interface ReducedProps {
  /** Null: there is nothing to draw yet. */
  readonly loaded: Loaded | null;
  readonly children: ReactNode;
}

/** A board that fills the width of its frame, made smaller as a whole: nothing on it can be pressed. */
export function Reduced({ loaded, children }: ReducedProps) {
  const { setFrame, scale, style } = useReduced(LAID);
  return (
    <div className={styles.frame} ref={setFrame} style={style} aria-hidden="true" inert>
      {loaded && scale > 0 && (
        <div
          className={styles.laid}
          data-layout="wide"
          data-game={loaded.module.game.id}
          lang={loaded.language}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** The board itself, drawn anew only when the table stands otherwise. */
const Drawn = memo(function Drawn({ loaded, of }: { readonly loaded: Loaded; readonly of: Pictured }) {
  const { view, names } = of;
  const scene = useMemo(() => stillScene(view, names), [view, names]);
  const props = useBoardProps(loaded, scene, MUTE);
  const { Board } = loaded.module;
  return props && <Board {...props} layout="wide" calm />;
});
