import type { Hono } from 'hono'
import { receivePaymentEvent } from './modules/billing/receive-event.ts'
import type { App } from './platform/context.ts'
import type { HostBindings } from './platform/http/dispatch.ts'
import { HttpError, notFound, payloadTooLarge } from './platform/http/http-error.ts'
import { UntrustedEvent } from './platform/ports/payment.ts'

/** Largest message, bytes; a provider's are a few thousand. */
const LIMIT = 500_000

/**
 * Where the payment provider's messages arrive. It stands beside the contract: the body is the provider's own form, and its signature is
 * over the bytes as they came. Any failure answers no 2xx, so that the provider sends the message again.
 */
export function mountPaymentEvents(hono: Hono<{ Bindings: HostBindings }>, app: App) {
  hono.post('/api/payment_events/', async (c) => {
    if (!app.payments) throw notFound()
    if (Number(c.req.header('content-length') ?? 0) > LIMIT) throw payloadTooLarge()
    const body = await c.req.text()
    if (body.length > LIMIT) throw payloadTooLarge()
    try {
      await receivePaymentEvent(app, body, c.req.raw.headers)
    } catch (cause) {
      if (!(cause instanceof UntrustedEvent)) throw cause
      throw new HttpError(400, { message: 'The signature is not valid', error: 'SIGNATURE_INVALID' })
    }
    return Response.json({ received: true })
  })
}
