/** Traces for a collector of OpenTelemetry, as JSON over HTTP. It is loaded only where there is one. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { codeOf } from "#server/lib/db.ts";
import type { Traces } from "#server/ports/traces.ts";

/** A collector that does not answer must not keep a server from ending. */
const CLOSE_MS = 2_000;

const failed = { code: SpanStatusCode.ERROR };

/** While the collector does not answer, the oldest 2,048 spans wait and the others are dropped. */
export function openTraces(endpoint: string): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": "taleborn",
      "service.instance.id": randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("taleborn");
  const callers = new W3CTraceContextPropagator();
  const underWay = new AsyncLocalStorage<Context>();
  return {
    async part(name, told, work) {
      const parent = underWay.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: told }, parent);
      try {
        return await underWay.run(trace.setSpan(parent, span), work);
      } catch (error) {
        // Its message may quote what a player has written.
        span.setAttribute("error.type", codeOf(error) || "error").setStatus(failed);
        throw error;
      } finally {
        span.end();
      }
    },
    beginRequest(headers) {
      const caller = callers.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan("request", { kind: SpanKind.SERVER }, caller);
      const context = trace.setSpan(caller, span);
      return {
        within: (go) => underWay.run(context, go),
        end(name, told, isFailed) {
          span.updateName(name).setAttributes(told);
          if (isFailed) span.setStatus(failed);
          span.end();
        },
      };
    },
    async close() {
      await Promise.race([provider.shutdown(), sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
