import type { Settings } from "@westmarch/kernel";
import type { LogLine } from "../table/text/lines.ts";
import type { Whole } from "../table/text/words.tsx";
import type { Decided } from "./decisions.ts";
import type { Drawing } from "./drawing.ts";
import type { Side } from "./sides.ts";
import type { Course } from "./useCourse.ts";
import type { Evaluation } from "./useEvaluation.ts";
import type { Studying } from "./useStudy.ts";
import type { Looked } from "./useWhose.ts";
import type { AnalysisSay } from "./words.ts";

/** What the parts of a study’s panel are given. */
export interface PanelProps {
  readonly loaded: Whole;
  readonly course: Course;
  readonly studying: Studying;
  readonly names: readonly string[];
  readonly deeds: readonly LogLine[];
  readonly looking: Evaluation;
  readonly looked: Looked;
  readonly settings: Settings;
  readonly sides: readonly Side[];
  readonly drawing: Drawing;
  readonly labSay: AnalysisSay;
  readonly onKeep: (() => void) | null;
  readonly onRule: (rule: string) => void;
  /** Goes back to before a choice, to make another; null: it is only looked at. */
  readonly onTry: ((made: Decided) => void) | null;
}
