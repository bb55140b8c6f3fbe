/** The numbers of the rules, and which of them need no test. */

/** Rules that no test can fail for, and why. */
export const WITHOUT_TEST: Readonly<Record<string, string>> = {
  "0.1.1": "says how rules are numbered",
  "0.1.2": "explains the marks of the specification",
  "0.1.4": "explains two words",
  "0.2.1": "ranks texts; every card that changes a rule has a test of its own",
  "0.2.2": "ranks texts; every erratum has a test of its own",
  "1.3.3": "one number says where the Ring-bearers are: they cannot be split",
  "2.3.6": "a word for what 2.3.2 says",
  "6.5.1": "points to 8.4, 8.7 and 9.1.5",
  "16.4.3": "says in whose name dice are rolled: here the table rolls them",
  "8.1.4": "is about boxes beside the map, which a program has no need of",
};
