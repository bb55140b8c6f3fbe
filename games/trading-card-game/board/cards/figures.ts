/** What stands on a card's frame as figures, printed and now. Pure. */
import type { CardData } from "../../data/card.ts";

/** Totals of a card on the table, where they are not what is printed. */
export interface Totals {
  readonly strength?: number;
  readonly vitality?: number;
  readonly cost?: number;
}

/** What a figure stands on. */
export type BadgeKind = "free-strength" | "shadow-strength" | "vitality" | "milestone" | "resistance";

export interface Stamp {
  readonly name: "strength" | "vitality" | "resistance" | "home" | "site";
  readonly badge: BadgeKind;
  readonly figure: string;
  readonly printed: string;
  readonly changed?: "more" | "less" | undefined;
  /** Left out where there is little room. */
  readonly extra?: true;
}

/** Whether a figure is more or less than what is printed. */
export function changeOf(now: number, printed = now): "more" | "less" | undefined {
  if (now === printed) return undefined;
  return now > printed ? "more" : "less";
}

const signed = (figure: number): string => (figure < 0 ? `−${-figure}` : `+${figure}`);

const stamp = (
  name: "strength" | "vitality",
  badge: BadgeKind,
  own: number | undefined,
  bonus: number | undefined,
  now: number | undefined,
): readonly Stamp[] => {
  if (own === undefined) {
    if (bonus === undefined) return [];
    return [{ name, badge, figure: signed(bonus), printed: signed(bonus) }];
  }
  const total = now ?? own;
  return [{ name, badge, figure: `${total}`, printed: `${own}`, changed: changeOf(total, own) }];
};

/** Figures on the lower edge, from the right. */
export function stampsOf(card: CardData, now: Totals = {}): readonly Stamp[] {
  const shadow = card.side === "Shadow";
  const [home] = card.homeSites ?? [];
  const milestone = card.type === "Minion" ? card.siteNumber : home;
  const resistance = card.resistance ?? card.resistanceAsRingBearer;
  return [
    ...stamp("vitality", "vitality", card.vitality, card.vitalityBonus, now.vitality),
    ...stamp(
      "strength",
      shadow ? "shadow-strength" : "free-strength",
      card.strength,
      card.strengthBonus,
      now.strength,
    ),
    ...(milestone === undefined || card.type === "Site"
      ? []
      : [
          {
            name: card.type === "Minion" ? ("site" as const) : ("home" as const),
            badge: "milestone" as const,
            figure: card.homeSites?.join("·") ?? `${milestone}`,
            printed: `${milestone}`,
            extra: true as const,
          },
        ]),
    ...(resistance === undefined
      ? []
      : [
          {
            name: "resistance" as const,
            badge: "resistance" as const,
            figure: `${resistance}`,
            printed: `${resistance}`,
            extra: true as const,
          },
        ]),
  ];
}
