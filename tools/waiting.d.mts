/** What is done before a server is open. */
export type WaitingStage = "installing" | "drawing" | "bundling" | "compressing" | "opening";
/** What a step says of itself on standard error, where `stageIn` finds it. */
export function stageLine(stage: WaitingStage): string;
/** The last step that an output tells of, or null. */
export function stageIn(output: string): WaitingStage | null;
/** By language: the heading, the line below it, and each step. */
export const WORDS: Readonly<Record<string, Readonly<Record<"title" | "about" | WaitingStage, string>>>>;
/** The first language that a browser asks for and there is; English else. */
export function languageOf(asked: string | undefined): string;
/** Where `westmarch serve` with these arguments listens. */
export function addressOf(given: readonly string[]): { readonly host: string; readonly port: number };
/** The page that is shown until a server is ready. */
export interface WaitingPage {
  /** Says which step has begun. */
  say(stage: WaitingStage): void;
  /** Leaves the address to the server. */
  close(): Promise<void>;
}
/** Shows the page where the server with these arguments will be, until it is closed. */
export function openWaitingPage(given: readonly string[], first: WaitingStage): Promise<WaitingPage>;
