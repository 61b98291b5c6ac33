import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { guard } from './platform/auth/authenticate.ts'
import type { App } from './platform/context.ts'
import { mountFiles } from './file-routes.ts'
import { mountOperations, type HostBindings } from './platform/http/dispatch.ts'
import { toErrorResponse } from './platform/http/error-response.ts'
import { notFound } from './platform/http/http-error.ts'
import { securityHeaders, type CspOptions } from './platform/http/security-headers.ts'
import { mountPaymentEvents } from './payment-events.ts'
import { publishMediaUpdate } from './modules/media/media-update.ts'
import { routes } from './modules/routes.ts'

export type Backend = Hono<{ Bindings: HostBindings }>

export interface BackendOptions extends CspOptions {
  /** Origins whose pages may call this backend and show its files, besides its own. */
  appOrigins?: readonly string[]
  /** What the host serves under /api beside the operations. */
  mountMore?: (backend: Backend) => void
}

/**
 * The backend: the contract's operations under /api, stored files under /files. Hosts add what only they have (the page, health).
 * Call it with `backend.fetch(request, { clientAddress })`.
 */
export function createBackend(app: App, { appOrigins = [], mountMore, ...csp }: BackendOptions = {}): Backend {
  const backend: Backend = new Hono()
  backend.onError((thrown) => toErrorResponse(thrown, app.log))
  backend.use(securityHeaders({ ...csp, isSharedWith: appOrigins }))
  if (appOrigins.length > 0)
    backend.use(
      cors({
        origin: [...appOrigins],
        credentials: true,
        exposeHeaders: ['Content-Disposition', 'Content-Range', 'Retry-After'],
        // A browser asks again after this many seconds.
        maxAge: 600,
      }),
    )
  mountPaymentEvents(backend, app)
  mountOperations(backend, app, routes, guard)
  mountFiles(backend, app, publishMediaUpdate)
  mountMore?.(backend)
  const unknown = () => toErrorResponse(notFound(), app.log)
  backend.all('/api/*', unknown)
  backend.notFound(unknown)
  return backend
}
