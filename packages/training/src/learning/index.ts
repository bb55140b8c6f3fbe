/** Learning from games that a search plays against itself. Needs Node for its threads; what was learnt does not. */
export { exam, type Marks } from "./exam.ts";
export { type FitStyle, fit } from "./fit.ts";
export { type KeptLessons, readLessons, sameCourse, writeCourse, writeLesson } from "./kept.ts";
export { type Course, type Lesson, Misremembered, retrace, targets, teach } from "./lessons.ts";
export { type ChoiceMarks, fitPriors, type LessonQuestion, priorsExam, questionsOf } from "./priors.ts";
export { type Sample, sampleOf } from "./sample.ts";
export { school } from "./school.ts";
