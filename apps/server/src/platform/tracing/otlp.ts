/** Traces by OpenTelemetry, sent by OTLP over HTTP. Loaded where a host wants them, and nowhere else. */
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { type Context, DiagLogLevel, diag, ROOT_CONTEXT, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Log } from "../log.ts";
import type { Policy } from "../policy.ts";
import { VERSION } from "../version.ts";
import type { Traces } from "./traces.ts";

/** Milliseconds in which the last spans must have been taken. */
const FAREWELL = 2000;

/**
 * Opens traces that send their spans to `traces.url`. Of all that begins here, `traces.share` is noted; each trace
 * whole or not at all.
 */
export function openOtlp({ url, share }: Policy["traces"], log: Log): Traces {
  diag.setLogger(
    {
      error: (message) => log.warn("traces could not be sent", { detail: message }),
      warn: () => {},
      info: () => {},
      debug: () => {},
      verbose: () => {},
    },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "westmarch", "service.version": VERSION }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer("westmarch", VERSION);
  // Several servers may run in one process, so nothing is registered for all of it.
  const around = new AsyncLocalStorage<Context>();
  return {
    async within(name, facts, work) {
      const parent = around.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { attributes: facts }, parent);
      try {
        return await around.run(trace.setSpan(parent, span), work);
      } catch (error) {
        // The message of an error may hold secrets, so a span tells the kind alone.
        const kind = error instanceof Error ? error.name : "unknown";
        span.setStatus({ code: SpanStatusCode.ERROR, message: kind });
        throw error;
      } finally {
        span.end();
      }
    },
    note(name, { milliseconds, ...attributes }, parent) {
      const ended = Date.now();
      const startTime = ended - milliseconds;
      tracer.startSpan(name, { attributes, startTime }, beneath(parent)).end(ended);
    },
    close: async () => {
      // A slow receiver of traces must not keep a server from ending.
      await Promise.race([provider.shutdown().catch(() => {}), pause(FAREWELL, undefined, { ref: false })]);
    },
  };
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** What a caller's `traceparent` says; nothing, where it is none. */
function beneath(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
