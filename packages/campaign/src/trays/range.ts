/** The numbers from 0 to before `count`. */
export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
