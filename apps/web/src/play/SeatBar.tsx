import { latePart } from "@westmarch/boardkit/later";
import { isHere } from "../device/localToken.ts";
import { Bar } from "../table/board/Bar.tsx";
import { News } from "../table/board/Notices.tsx";
import { hasGlance } from "../table/drawers/glance.ts";
import { hasFoot, tableTools } from "../table/drawers/tools.ts";
import { tableNoticeText } from "../table/text/lines.ts";
import { together } from "../table/text/people.ts";
import { isWhole } from "../table/text/words.tsx";
import { timingAt } from "./SeatTiming.tsx";
import type { AtSeatProps } from "./useSeated.ts";

/** What has been proposed to the players. */
export const Offers = latePart(async () => (await import("./Offers.tsx")).Offers);
/** That the game speaks English where the page does not. */
const Untranslated = latePart(async () => (await import("./Untranslated.tsx")).Untranslated);
/** Why the table would not have a choice. */
export const Refusal = latePart(async () => (await import("../table/board/Refusal.tsx")).Refusal);

/** Above the board: what is played and by whom, its tools, its clocks, and what the table has to say. */
export function SeatBar({ at }: AtSeatProps) {
  const { say, few, roomy, loaded, names, model, token, props, ask, drawers, rule, past } = at;
  const tools = tableTools({
    say,
    drawers,
    rule,
    takeBack: at.takeBack,
    history: model.now.version > 0 ? at.history : null,
    looking: past !== null,
    talk: at.talkNow,
    news: at.hasNews,
    few,
    roomy,
    glance: hasGlance(loaded),
    foot: hasFoot(at),
  });
  return (
    <>
      <Bar
        clocks={few ? null : timingAt("bar", at)}
        title={loaded.say(hasFoot(at) ? "game.short" : "game.title")}
        subtitle={[
          say("table.versus", {
            names: together(names, at.language),
            count: names.length,
            a: names[0] ?? "",
            b: names[1] ?? "",
          }),
          ...(model.evening ? [model.evening.won.join(" : ")] : []),
          ...(isHere(token) ? [say("table.here")] : []),
        ].join(" · ")}
        moment={loaded.module.moment?.(props)}
        tools={tools}
        notices={<SeatNotices at={at} />}
        {...(ask && { news: say("table.your-turn") })}
      />
      {few && timingAt("bar", at)}
    </>
  );
}

/** What the table tells or asks besides the game. */
function SeatNotices({ at }: AtSeatProps) {
  const { news, say, table, notice, fallen, names, question, setQuestion, model, seat, language } = at;
  const others = together(
    model.seats
      .filter((info) => info.seat !== seat && info.player?.kind === "person")
      .map((info) => names[info.seat] ?? ""),
    language,
  );
  return (
    <>
      {news && <News>{say(news)}</News>}
      {table.denied?.at === null && <SeatRefusal at={at} />}
      {at.bare.untranslated && <Untranslated />}
      {notice && <News>{tableNoticeText(notice, say)}</News>}
      {fallen && <News>{say("table.fell-back", { name: names[fallen.seat] ?? "" })}</News>}
      {(question === "back" || model.now.offers.length > 0) && (
        <Offers
          table={table}
          names={names}
          back={question === "back" ? others : null}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

/** Why the last choice was refused; nothing where none was. */
export function SeatRefusal({ at: { table, loaded, drawers } }: AtSeatProps) {
  if (!table.denied || !isWhole(loaded)) return null;
  return (
    <Refusal
      denied={table.denied}
      loaded={loaded}
      onRule={(rule) => drawers.open({ kind: "rules", rule })}
      onClose={() => table.deny(null)}
    />
  );
}
