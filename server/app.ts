import { Hono } from 'hono'
import type { App } from './context.ts'
import { mountFiles } from './files/routes.ts'
import { mountOperations, type HostBindings } from './http/dispatch.ts'
import { toErrorResponse } from './http/error-response.ts'
import { notFound } from './http/http-error.ts'
import { securityHeaders, type CspOptions } from './http/security-headers.ts'
import { publishMediaUpdate } from './realtime/media-update.ts'
import { routes } from './routes/index.ts'

export type Backend = Hono<{ Bindings: HostBindings }>

/**
 * The backend: the contract's operations under /api, stored files under /files. Hosts add what only they have (the page, health).
 * Call it with `backend.fetch(request, { clientAddress })`.
 */
export function createBackend(app: App, csp: CspOptions = {}): Backend {
  const backend: Backend = new Hono()
  backend.onError((thrown) => toErrorResponse(thrown, app.log))
  backend.use(securityHeaders(csp))
  mountOperations(backend, app, routes)
  mountFiles(backend, app, publishMediaUpdate)
  const unknown = () => toErrorResponse(notFound(), app.log)
  backend.all('/api/*', unknown)
  backend.notFound(unknown)
  return backend
}
