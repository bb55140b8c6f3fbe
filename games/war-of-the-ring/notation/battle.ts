/** The battle being fought: `FROM>TO`, then what differs from its beginning, as `key:value` with values in JSON. */
import { copy } from "@westmarch/kernel";
import { type Form, form, inside, type Location, PositionError, quoted } from "@westmarch/positions";
import { FIELD_BATTLE, GOES_ON } from "../data/battles.ts";
import { NONE } from "../data/ids.ts";
import { REGION } from "../data/regionnames.ts";
import { freshRound } from "../rules/battle/opening.ts";
import { type Battle, noFigures } from "../state.ts";

const blankBattle = (): Battle => ({
  attacker: 0,
  from: NONE,
  to: NONE,
  kind: FIELD_BATTLE,
  seats: [0, 0],
  rear: noFigures(),
  terms: 0,
  shutIn: 0,
  round: 0,
  over: GOES_ON,
  sorcery: NONE,
  ...freshRound(),
});

/** Whether a value is of the shape of another: a whole number, or a list of such; lists of lists may be of any length. */
function isLike(value: unknown, sample: unknown, length = true): boolean {
  if (!Array.isArray(sample)) return Number.isInteger(value);
  if (!Array.isArray(value) || (length && value.length !== sample.length)) return false;
  return value.every((one, i) => isLike(one, sample[i] ?? 0, false));
}

function localIn(written: string, usual: Readonly<Record<string, unknown>>, at: Location): [string, unknown] {
  const colon = written.indexOf(":");
  const key = written.slice(0, Math.max(colon, 0));
  if (!Object.hasOwn(usual, key)) throw new PositionError(at, `${quoted(written)} is not known here`);
  try {
    const value: unknown = JSON.parse(written.slice(colon + 1));
    if (isLike(value, usual[key])) return [key, value];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new PositionError(inside(at, key), `${quoted(written)} should be like ${JSON.stringify(usual[key])}`);
}

function read(written: string, at: Location): Battle {
  const [where, ...locals] = written.split(";");
  const [from, to = "", more] = where.split(">");
  if (more !== undefined) throw new PositionError(at, `${quoted(where)} should be FROM>TO`);
  const region = form.id(REGION);
  const usual = blankBattle();
  const known: Readonly<Record<string, unknown>> = { ...usual };
  const said = locals.filter((local) => local !== "").map((local) => localIn(local, known, at));
  return {
    ...Object.assign(copy(usual), Object.fromEntries(said)),
    from: region.read(from, inside(at, "from")),
    to: region.read(to, inside(at, "to")),
  };
}

function write(battle: Battle): string {
  const usual: Readonly<Record<string, unknown>> = { ...blankBattle(), from: battle.from, to: battle.to };
  const differing = Object.entries(battle).flatMap(([key, value]) => {
    const written = JSON.stringify(value);
    return written === JSON.stringify(usual[key]) ? [] : [`${key}:${written}`];
  });
  return [`${REGION.names[battle.from]}>${REGION.names[battle.to]}`, differing.join(";")].join(";");
}

export const battle: Form<Battle, string> = {
  write,
  read,
  toFile: write,
  fromFile: (given, at) => read(form.text.fromFile(given, at), at),
  look: () => {},
};
