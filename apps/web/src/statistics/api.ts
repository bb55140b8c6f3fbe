/** The calls about finished games. */

import type { Language } from "@westmarch/kernel/languages";
import type { ArchivePage, GameStatistics } from "@westmarch/protocol";
import { type Answer, call } from "../net/api.ts";

const query = (language: Language, asked: Readonly<Record<string, string>>): string =>
  new URLSearchParams({ language, ...asked }).toString();

/** What finished games say of their game. */
export const statisticsOf = (
  game: string,
  language: Language,
  asked: Readonly<Record<string, string>>,
): Promise<Answer<GameStatistics>> => call(`/api/statistics/${game}?${query(language, asked)}`, {});

/** A page of the finished games that every visitor may see. */
export const archivePage = (
  language: Language,
  asked: Readonly<Record<string, string>>,
): Promise<Answer<ArchivePage>> => call(`/api/archive?${query(language, asked)}`, {});

/** Where the records of these games are, a line of JSON each. */
export const recordsAddress = (language: Language, asked: Readonly<Record<string, string>>): string =>
  `/api/archive/records?${query(language, asked)}`;
