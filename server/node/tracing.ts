import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Backend } from '#server/app.ts'
import { isDoneWithin } from '#server/platform/jobs/repeat.ts'
import type { Tracer } from '#server/platform/ports/tracer.ts'
import { operationOf } from './operation-of.ts'

/** How long a stop waits for the collector, ms. */
const CLOSE_MS = 2_000

/** W3C's form: version, trace, span, flags. */
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

export interface Tracing {
  tracer: Tracer
  /** Before any other route. */
  followCalls(backend: Backend): void
  /** Sends what was not sent yet. */
  close(): Promise<unknown>
}

/** Sends traces by OTLP over HTTP. @param role named in each of them */
export function createTracing(url: string, role: string): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': role === 'all' ? 'storyloom' : `storyloom-${role}` }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('storyloom')
  const current = new AsyncLocalStorage<Context>()
  async function follow<Result>(name: string, work: (span: Span) => Promise<Result>, parent: Context): Promise<Result> {
    const span = tracer.startSpan(name, {}, parent)
    try {
      return await current.run(trace.setSpan(parent, span), () => work(span))
    } catch (cause) {
      // Its text may have user content; the log has it.
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw cause
    } finally {
      span.end()
    }
  }
  return {
    tracer: {
      trace: (name, work, from) =>
        follow(
          name,
          (span) => work((facts) => void span.setAttributes(facts)),
          from === undefined ? (current.getStore() ?? ROOT_CONTEXT) : contextOf(from),
        ),
      here() {
        const store = current.getStore()
        const span = store && trace.getSpanContext(store)
        return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags.toString(16)}`
      },
    },
    followCalls(backend) {
      backend.use((c, next) =>
        follow(
          'call',
          async (span) => {
            await next()
            span.updateName(operationOf(c))
            span.setAttributes({ 'http.response.status_code': c.res.status, request_id: c.env?.requestId ?? '' })
          },
          ROOT_CONTEXT,
        ),
      )
    },
    close: () => isDoneWithin(CLOSE_MS, provider.shutdown()),
  }
}

function contextOf(from: string): Context {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(from) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
}
