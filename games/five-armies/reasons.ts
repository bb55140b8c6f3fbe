/**
 * Why something cannot be done. The facts of a refusal are the words of the attempt by these names (an option's number
 * of a place is `place`, or `from` and `to`; then `face`, `action`, `card`, `character`, `group`, `thing`, `unit`,
 * `roost`, `territory`, `maneuver`, `deck`, `many`), and what stands behind a reason here.
 */
export type Reasons =
  // ---- whose turn it is (4.18)
  | "answer-first"
  | "action-goes-on"
  | "other-sides-turn"
  // ---- dice (4.18 to 4.20, 5)
  | "no-such-die"
  | "die-does-not-allow"
  | "other-sides-action"
  | "nothing-to-do"
  | "no-fewer-dice"
  // ---- cards (5.11, 18)
  | "card-not-held"
  | "die-does-not-play"
  | "card-condition"
  | "card-without-effect"
  // ---- characters and generals (4.5, 4.6, 6, 7)
  | "other-sides-character"
  | "in-play-already"
  | "eliminated"
  | "die-does-not-bring"
  /** `step`: of the fate track. */
  | "not-ready"
  | "bolg-not-ready"
  | "nowhere-to-enter"
  | "not-to-enter-there"
  | "no-general"
  | "not-in-play"
  | "activated-already"
  | "not-activated"
  | "ability-used"
  | "act-after-ability"
  | "ability-without-effect"
  | "token-given"
  | "too-far"
  // ---- armies (8, 9)
  | "no-army-there"
  | "enemys-army"
  | "not-next-to"
  | "river-between"
  | "pass-closed"
  | "mountain-is-the-shadows"
  | "enemy-there"
  | "beorn-there"
  | "no-leadership"
  | "lacks-goblins"
  | "lacks-units"
  | "has-moved"
  | "another-army-marches"
  | "somebody-must-go"
  /** `most`. */
  | "too-many-go"
  | "leadership-must-go"
  | "not-so-many"
  | "tokens-stay-with-units"
  /** `least`, `most`. */
  | "markers-must-fit"
  | "told-already"
  /** `most`. */
  | "too-many-stand-there"
  // ---- combat (11 to 13)
  | "no-enemy-there"
  | "not-enough-armies"
  | "no-fortification"
  | "other-target"
  | "maneuver-used"
  | "nothing-to-take-back"
  | "unit-not-fighting"
  | "maneuver-not-yours"
  | "no-bat-for-it"
  | "unit-not-there"
  | "casualties-first"
  | "no-retreat-there"
  | "no-advance"
  // ---- mustering and rallying (10)
  | "no-tokens-there"
  | "flipped-there-already"
  | "beorn-bars-tokens"
  | "not-yours-to-muster"
  | "no-figure-left"
  | "no-damage"
  | "rallied-already"
  // ---- Eagles, Beorn, bats (15 to 17)
  | "no-eagles-there"
  | "not-under-eagles"
  | "attacked-already"
  | "no-bat-there"
  | "wrath-too-small"
  | "army-in-beorns-way"
  // ---- what a card or an ability means (18.2)
  | "not-what-is-meant"
  | "chosen-already"
  | "not-your-deck";
