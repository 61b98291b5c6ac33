import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import type { Payments } from '#server/platform/ports/payment.ts'
import type { Services } from '#server/platform/context.ts'
import { findPrice, type Price } from '#src/domain/plans.ts'

/** Who takes payments here; 409 where nothing can be bought. */
export function requirePayments({ payments }: Services): Payments {
  if (!payments) throw new HttpError(409, { message: 'Nothing can be bought here at the moment', error: 'NOT_SOLD' })
  return payments
}

/** The price that somebody chose; 404 for one that is not in the list. */
export function requirePrice(priceId: string): Price {
  const price = findPrice(priceId)
  if (!price) throw new HttpError(404, { ...notFound().body, message: 'This plan is not available' })
  return price
}

/** 409: a plan is running, or it is the one that is wanted. */
export function alreadySubscribed(message = 'You already have a plan; change it instead') {
  return new HttpError(409, { message, error: 'ALREADY_SUBSCRIBED' })
}

/** 409: it has ended, or was never paid. */
export function notRunning() {
  return new HttpError(409, { message: 'This subscription is not running', error: 'NOT_RUNNING' })
}
