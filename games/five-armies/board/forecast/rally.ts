/** What rallying would bring (10.7), and what dice from afar would do (12.8), by exact chances. */
import { chanceOn, shares } from "@westmarch/armies/chance";

/** How likely it is that so many markers go. */
export function rallied(units: number, damage: number, leadership: number, needs: number): readonly number[] {
  const chance = chanceOn(needs);
  const found = Array.from({ length: damage + 1 }, () => 0);
  shares(units, chance).forEach((share, healed) => {
    const rest = damage - Math.min(damage, healed);
    const again = rest > 0 ? Math.min(units - healed, leadership) : 0;
    shares(again, chance).forEach((more, extra) => {
      found[Math.min(damage, healed + extra)] += share * more;
    });
  });
  return found;
}

/** How likely it is that so many of these dice hit (12.8). */
export const volley = (dice: number, needs: number): readonly number[] => shares(dice, chanceOn(needs));
