import * as z from 'zod'
import type { Scope } from '#server/platform/context.ts'
import type { Keyring } from '#server/platform/crypto/keyring.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { type PaymentEvent, UntrustedEvent } from '#server/platform/ports/payment.ts'
import { receivePaymentEvent } from '../sync-events.ts'

const SIGNATURE = 'demo-signature'
const eventSchema = z.object({ id: z.string(), references: z.array(z.string()) })

/** Sends a message like a provider: after its own rows are committed, and once per request. */
export async function sendDemoEvent(scope: Scope, userId: string, references: readonly string[]): Promise<void> {
  const body = JSON.stringify({ id: crypto.randomUUID(), references })
  await enqueue(scope, { kind: 'deliver-demo-event', payload: { body }, userId })
}

export async function signDemoEvent({ demoPayments }: Keyring, body: string): Promise<Headers> {
  return new Headers({ [SIGNATURE]: await demoPayments.sign(body) })
}

/** Throws UntrustedEvent. */
export async function readDemoEvent({ demoPayments }: Keyring, body: string, headers: Headers): Promise<PaymentEvent> {
  if (!(await demoPayments.verify(body, headers.get(SIGNATURE) ?? '')))
    throw new UntrustedEvent('Not signed by the demo')
  return eventSchema.parse(JSON.parse(body))
}

/** Delivers a message of the demo provider where a real one's would arrive. */
export const deliverDemoEvent: JobDefinition<'deliver-demo-event'> = {
  payload: z.object({ body: z.string() }),
  maxAttempts: 8,
  concurrency: 2,
  async run({ app, payload: { body } }) {
    await receivePaymentEvent(app, body, await signDemoEvent(app.keys, body))
  },
}
