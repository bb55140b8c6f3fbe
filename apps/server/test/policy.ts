/** Generous limits and quick bots, so that a test is slow only where it means to be. */
export const QUICK = {
  messageBurst: 10_000,
  messagesPerSecond: 100_000,
  chatBurst: 1000,
  callsPerMinute: 100_000,
  opensPerMinute: 100_000,
  socketsPerAddress: 10_000,
  pace: {
    gentle: { answer: 5, think: 5 },
    fair: { answer: 5, think: 5 },
    strong: { answer: 5, think: 5 },
  },
  botPatience: 100,
} as const;
