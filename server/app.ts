import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { guard } from './platform/auth/authenticate.ts'
import type { App } from './platform/context.ts'
import { mountFiles } from './file-routes.ts'
import { formerCalls } from './former-calls.ts'
import { mountOperations, type HostBindings } from './platform/http/dispatch.ts'
import { toErrorResponse } from './platform/http/error-response.ts'
import { notFound, HttpError, payloadTooLarge } from './platform/http/http-error.ts'
import { securityHeaders, type CspOptions } from './platform/http/security-headers.ts'
import { publishMediaUpdate } from './modules/media/presenters/media.ts'
import { routes } from '#generated/server/routes.ts'
import { receivePaymentEvent } from './modules/billing/sync-events.ts'
import { UntrustedEvent } from './platform/ports/payment.ts'

/** Largest message, bytes; a provider's are a few thousand. */
const LIMIT = 500_000

export type Backend = Hono<{ Bindings: HostBindings }>

export interface BackendOptions extends CspOptions {
  /** Origins whose pages may call this backend and show its files, besides its own. */
  appOrigins?: readonly string[]
  /** What the host serves under /api beside the operations. */
  mountMore?: (backend: Backend) => void
  /** What the host has to see of every request. */
  mountFirst?: ((backend: Backend) => void) | undefined
}

/**
 * The backend: the contract's operations under /api, stored files under /files. Hosts add what only they have (the page,
 * health). Call it with `backend.fetch(request, { clientAddress })`.
 */
export function createBackend(
  app: App,
  { appOrigins = [], mountMore, mountFirst, ...csp }: BackendOptions = {},
): Backend {
  const backend: Backend = new Hono()
  backend.onError((thrown, c) => toErrorResponse(thrown, app.log, c.env?.requestId))
  mountFirst?.(backend)
  backend.use(securityHeaders({ ...csp, isSharedWith: appOrigins }))
  if (appOrigins.length > 0)
    backend.use(
      cors({
        origin: [...appOrigins],
        credentials: true,
        exposeHeaders: ['Content-Disposition', 'Content-Range', 'Retry-After'],
        // A browser retries after this many seconds.
        maxAge: 600,
      }),
    )
  mountPaymentEvents(backend, app)
  mountOperations(backend, app, routes, guard, formerCalls)
  mountFiles(backend, app, publishMediaUpdate)
  mountMore?.(backend)
  const unknown = () => toErrorResponse(notFound(), app.log)
  backend.all('/api/*', unknown)
  backend.notFound(unknown)
  return backend
}

/**
 * Receives the payment provider's messages. It is not in the contract: the body is the provider's own form, and its signature
 * is over the raw bytes. Any failure answers no 2xx, so that the provider sends the message again.
 */
function mountPaymentEvents(hono: Hono<{ Bindings: HostBindings }>, app: App) {
  hono.post('/api/payment_events/', async (c) => {
    if (!app.payments) throw notFound()
    if (Number(c.req.header('content-length') ?? 0) > LIMIT) throw payloadTooLarge()
    const body = await c.req.text()
    if (body.length > LIMIT) throw payloadTooLarge()
    try {
      await receivePaymentEvent(app, body, c.req.raw.headers)
    } catch (cause) {
      if (!(cause instanceof UntrustedEvent)) throw cause
      throw new HttpError(400, { message: 'Invalid signature', error: 'SIGNATURE_INVALID' })
    }
    return Response.json({ received: true })
  })
}
