/** What can be chosen: the words behind each verb. */
import type { CardId } from "../data/cards.ts";
import type { CharacterId, DeckId, FaceId, FigureId, NationId } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";

/** Chapter 5: what a die can be used for (`rules/turn/catalogue.ts`). The die is the last word. */
export type ActionChoices = {
  armies: [face: FaceId];
  "attack-with": [face: FaceId];
  hide: [face: FaceId];
  minions: [face: FaceId];
  travel: [face: FaceId];
  "separate-with": [face: FaceId];
  companions: [face: FaceId];
  rouse: [nation: NationId, face: FaceId];
  advance: [nation: NationId, face: FaceId];
  "recruit-with": [face: FaceId];
  /** Of the Voice of Saruman: it recruits, or it replaces. */
  voice: [way: number, face: FaceId];
  enter: [character: CharacterId, face: FaceId];
  play: [card: CardId, face: FaceId];
  draw: [deck: DeckId, face: FaceId];
  remove: [card: CardId, face: FaceId];
  skip: [face: FaceId];
};

/** Things to point at, and answers. */
type Answers = {
  pass: [];
  ring: [from: FaceId, to: FaceId];

  move: [from: RegionId, to: RegionId];
  attack: [from: RegionId, to: RegionId];
  from: [region: RegionId];
  to: [region: RegionId];
  figure: [figure: FigureId];
  /** So many of a kind stay behind. */
  stay: [figure: FigureId, howMany: number];
  /** One figure of a kind is removed, or (an Elite) reduced. */
  lose: [figure: FigureId];
  reduce: [figure: FigureId];
  nation: [nation: NationId];
  character: [character: CharacterId];
  card: [card: CardId];
  discard: [card: CardId];
  face: [face: FaceId];
  deck: [deck: DeckId];
  number: [number: number];

  /** Nothing more, or none at all. */
  done: [];
  /** Everything else goes along. */
  go: [];
  yes: [];
  no: [];
  fight: [];
  withdraw: [];
  cease: [];
  continue: [];
  /** A Companion or group leaves the Fellowship, or goes on from where it stands on the map. */
  separate: [];
  journey: [];
  /** By a card: an Army moves, Nazgûl fly, the Hunt is rolled for. */
  march: [];
  fly: [];
  hunt: [];
  "guide-falls": [];
  "random-falls": [];
};

export type Choices = ActionChoices & Answers;
