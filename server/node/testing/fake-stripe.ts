import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { addMonths } from '#server/modules/billing/months.ts'
import type { StripeRequests } from './stripe-requests.ts'
import { createStripeChecker, decodeForm, type FormValue } from './stripe-types.ts'

export const KEYS = { secretKey: 'sk_test_fake', webhookSecret: 'whsec_fake' }

type Fields = Record<string, unknown>
type Form = Record<string, FormValue>

/** An object of Stripe's: only the fields that are read. The fake's own fields begin with '_' and are never sent. */
interface Thing extends Fields {
  id: string
}

export interface FakeStripe {
  port: number
  /** Errors in requests; a correct client leaves none. */
  problems: string[]
  /** The payer pays a checkout. Returns the messages that Stripe would send. */
  pay(checkout: string): string[]
  /** A paid checkout of credits gets its invoice. */
  invoiceOf(checkout: string): string[]
  /** The period of a subscription ends and the next one is charged, or not. */
  renew(subscription: string, options: { isPaid: boolean }): string[]
  /** The payer pays an open renewal. */
  recover(subscription: string): string[]
  /** The payer has finished a checkout, and the payment is pending. */
  payLater(checkout: string, options?: { status?: 'incomplete' | 'active' }): string[]
  /** The payment of a checkout of credits, or of the last invoice of a subscription, is refunded in full. */
  refund(checkoutOrSubscription: string): string[]
  /** The card is refused when a change of plan is charged, until it is reset. */
  refuseCard(isRefused: boolean): void
  /** Every checkout, oldest first. */
  checkouts(): Thing[]
  /** Every refunded payment. */
  refunded(): Thing[]
  /** Every payable invoice. */
  openInvoices(): Thing[]
  /** As if nothing had ever been bought; prices stay. */
  forget(): void
  /** The failure of the next request instead of an answer. */
  trouble(kind: 'TOO_MANY' | 'BROKEN' | 'HALF_BODY'): void
  get(id: string): Thing
  close(): Promise<void>
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
const text = (value: FormValue | undefined) => (typeof value === 'string' ? value : '')
const tree = (value: FormValue | undefined): Form => (typeof value === 'object' && !Array.isArray(value) ? value : {})

/** The bank refuses the card. */
class CardRefused extends Error {}

/** Stripe's API on a local port: it stores, answers, and checks each request against the SDK's types. */
export async function startFakeStripe(now: () => Date): Promise<FakeStripe> {
  const check = createStripeChecker()
  const things = new Map<string, Thing>()
  const done = new Map<string, Thing>()
  const problems: string[] = []
  let isCardRefused = false
  const troubles: Parameters<FakeStripe['trouble']>[0][] = []
  let last = 0
  const make = (prefix: string, fields: Fields): Thing => {
    const thing = { id: `${prefix}_${++last}`, ...fields }
    things.set(thing.id, thing)
    return thing
  }
  const get = (id: string): Thing => {
    const thing = things.get(id)
    if (!thing) throw new Error(`There is no ${id}`)
    return thing
  }
  const all = (prefix: string) => [...things.values()].filter(({ id }) => id.startsWith(`${prefix}_`))
  /** Checked against the SDK's types like the requests. */
  const checked = (name: string, answer: unknown): unknown => {
    const shown: unknown = JSON.parse(
      JSON.stringify(answer, (field, value: unknown) => (field.startsWith('_') ? undefined : value)),
    )
    problems.push(...check.answer(name, shown))
    return shown
  }
  const event = (type: string, object: Thing) =>
    JSON.stringify({ id: `evt_${++last}`, object: 'event', type, data: { object: checked(type, object) } })

  const charge = (subscription: Thing, price: Thing, amount: number, from: Date, to: Date, isPaid: boolean) => {
    const intent = isPaid ? make('pi', { latest_charge: { refunded: false } }) : null
    const period = { start: seconds(from), end: seconds(to) }
    const lines = { data: [{ amount, period, pricing: { price_details: { price: price.id } } }] }
    return make('in', {
      ...{
        _subscription: subscription.id,
        status: isPaid ? 'paid' : 'open',
        lines,
        _intent: intent,
        hosted_invoice_url: 'https://pay.example/in',
      },
      ...{ amount_due: amount, amount_paid: isPaid ? amount : 0 },
      parent: { subscription_details: { subscription: subscription.id, metadata: subscription['metadata'] } },
    })
  }
  /** The subscription of a plan's checkout, with its first invoice. */
  const begin = (session: Thing, isPaid: boolean) => {
    const [line] = session['_line_items'] as Form[]
    const price = get(text(line?.['price']))
    const { metadata } = tree((session as Form)['_subscription_data'])
    const ends = addMonths(now(), lengthOf(price))
    const subscription = make('sub', {
      status: 'active',
      cancel_at_period_end: false,
      _price: price.id,
      _ends: ends,
      _anchor: now(),
      metadata,
      customer: 'cus_1',
    })
    session['subscription'] = subscription.id
    return { subscription, invoice: charge(subscription, price, Number(price['unit_amount']), now(), ends, isPaid) }
  }
  const priceOf = (subscription: Thing) => get(String(subscription['_price']))
  const present = (subscription: Thing) => ({
    ...subscription,
    items: { data: [{ id: 'si_1', price: priceOf(subscription) }] },
  })
  const lengthOf = (price: Thing) => ((price['recurring'] as Form)['interval'] === 'year' ? 12 : 1)
  /** A period ends on the day on which the first one began, or on the last day of a month that is too short for it. */
  const nextEnd = (subscription: Thing, months: number) => {
    const [anchor, from] = [subscription['_anchor'] as Date, subscription['_ends'] as Date]
    const past = (from.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + from.getUTCMonth() - anchor.getUTCMonth()
    return addMonths(anchor, past + months)
  }
  const difference = (subscription: Thing, price: Thing) =>
    Number(price['unit_amount']) - Number(priceOf(subscription)['unit_amount'])

  const answers: Record<keyof StripeRequests, (form: Form, id: string) => unknown> = {
    'GET /v1/prices': ({ lookup_keys: keys }) => ({
      data: all('price').filter((price) => Array.isArray(keys) && keys.includes(String(price['lookup_key']))),
    }),
    'POST /v1/prices': ({ unit_amount, product_data: _product, ...form }) =>
      make('price', { ...form, unit_amount: Number(unit_amount) }),
    'GET /v1/prices/:id': (_form, id) => get(id),
    'POST /v1/checkout/sessions': ({ line_items, subscription_data, payment_intent_data: _intent, ...form }) =>
      make('cs', {
        ...form,
        invoice_creation: null,
        _invoice_data: tree(form['invoice_creation'])['invoice_data'],
        _line_items: line_items,
        _subscription_data: subscription_data,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        subscription: null,
        invoice: null,
        url: `https://pay.example/${last}`,
      }),
    'GET /v1/checkout/sessions/:id': (_form, id) => get(id),
    'POST /v1/checkout/sessions/:id/expire': (_form, id) => Object.assign(get(id), { status: 'expired' }),
    'GET /v1/subscriptions/:id': (_form, id) => present(get(id)),
    'POST /v1/subscriptions/:id': (form, id) => {
      const subscription = get(id)
      if (subscription['status'] === 'canceled') throw new Error('A canceled subscription can only be read')
      if (form['cancel_at_period_end']) subscription['cancel_at_period_end'] = form['cancel_at_period_end'] === 'true'
      const [item] = Array.isArray(form['items']) ? form['items'] : []
      const price = item === undefined ? undefined : get(text(tree(item)['price']))
      const isInvoiced = form['proration_behavior'] !== 'none'
      if (price && isInvoiced && isCardRefused) throw new CardRefused()
      if (price && isInvoiced)
        charge(subscription, price, difference(subscription, price), now(), subscription['_ends'] as Date, true)
      if (price) subscription['_price'] = price.id
      return present(subscription)
    },
    'DELETE /v1/subscriptions/:id': (_form, id) => present(Object.assign(get(id), { status: 'canceled' })),
    'GET /v1/invoices': ({ subscription, status }) => ({
      data: all('in').filter(
        (invoice) => invoice['_subscription'] === subscription && (!status || invoice['status'] === status),
      ),
    }),
    'POST /v1/invoices/create_preview': (form) => {
      const details = tree(form['subscription_details'])
      const [item] = Array.isArray(details['items']) ? details['items'] : []
      return { amount_due: difference(get(text(form['subscription'])), get(text(tree(item)['price']))) }
    },
    'POST /v1/invoices/:id/void': (_form, id) => Object.assign(get(id), { status: 'void' }),
    'GET /v1/invoice_payments': ({ invoice }) => ({
      data: [{ payment: { payment_intent: get(text(invoice))['_intent'] } }],
    }),
    'POST /v1/refunds': (form) =>
      Object.assign(get(text(form['payment_intent'])), { latest_charge: { refunded: true } }),
    'POST /v1/billing_portal/sessions': () => ({ url: 'https://pay.example/portal' }),
  }

  const isKnown = (operation: string): operation is keyof StripeRequests => Object.hasOwn(answers, operation)
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    try {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const name = `${request.method} ${url.pathname}`
      const [, id = ''] = /\/((?:price|cs|sub|in)_\d+)/.exec(url.pathname) ?? []
      const operation = id === '' ? name : name.replace(id, ':id')
      const body = await readText(request)
      const form = decodeForm(request.method === 'POST' ? body : url.search.slice(1))
      problems.push(...check.request(operation, form), ...wrongHeaders(request, body))
      const key = String(request.headers['idempotency-key'] ?? '')
      const trouble = troubles.shift()
      if (trouble === 'TOO_MANY')
        return void reply(429, { error: { type: 'invalid_request_error', code: 'rate_limit' } })
      if (trouble === 'BROKEN') return void reply(500, { error: { type: 'api_error', message: KEYS.secretKey } })
      const known = done.get(`${operation} ${key}`)
      const answer = (key !== '' && known) || (isKnown(operation) ? answers[operation](form, id) : undefined)
      if (answer === undefined) return void reply(404, { error: { message: `No ${operation}` } })
      if (key !== '') done.set(`${operation} ${key}`, answer as Thing)
      const shown = checked(operation, answer)
      if (trouble === 'HALF_BODY') return void replyByHalf(response, JSON.stringify(shown))
      reply(200, shown)
    } catch (cause) {
      if (cause instanceof CardRefused) reply(402, { error: { type: 'card_error', code: 'card_declined' } })
      else reply(400, { error: { type: 'invalid_request_error', message: String(cause) } })
    }
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    problems,
    get,
    refuseCard: (isRefused) => void (isCardRefused = isRefused),
    checkouts: () => all('cs'),
    openInvoices: () => all('in').filter(({ status }) => status === 'open'),
    refunded: () =>
      all('pi').filter(({ latest_charge: charge }) => (charge as { refunded?: boolean }).refunded === true),
    forget: () => [...things.keys()].forEach((id) => id.startsWith('price_') || things.delete(id)),
    pay(checkout) {
      const session = Object.assign(get(checkout), { status: 'complete', payment_status: 'paid' }) as Thing
      if (session['mode'] === 'payment') {
        session['payment_intent'] = make('pi', { latest_charge: { refunded: false }, metadata: session['metadata'] })
        return [event('checkout.session.completed', session)]
      }
      const { subscription, invoice } = begin(session, true)
      return [
        event('customer.subscription.created', subscription),
        event('invoice.paid', invoice),
        event('checkout.session.completed', session),
      ]
    },
    invoiceOf(checkout) {
      const session = get(checkout)
      const { metadata } = tree((session as Form)['_invoice_data'])
      const invoice = make('in', { status: 'paid', metadata, hosted_invoice_url: 'https://pay.example/pack' })
      session['invoice'] = invoice
      return [event('invoice.paid', invoice)]
    },
    renew(id, { isPaid }) {
      const subscription = get(id)
      const from = subscription['_ends'] as Date
      if (subscription['cancel_at_period_end'] === true)
        return [event('customer.subscription.deleted', Object.assign(subscription, { status: 'canceled' }))]
      const price = priceOf(subscription)
      const ends = nextEnd(subscription, lengthOf(price))
      Object.assign(subscription, { _ends: ends, status: isPaid ? 'active' : 'past_due' })
      const invoice = charge(subscription, price, Number(price['unit_amount']), from, ends, isPaid)
      return [
        event('customer.subscription.updated', subscription),
        event(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice),
      ]
    },
    recover(id) {
      const subscription = Object.assign(get(id), { status: 'active' }) as Thing
      const open = all('in').filter((invoice) => invoice['_subscription'] === id && invoice['status'] === 'open')
      const paid = open.map((invoice) => {
        const intent = make('pi', { latest_charge: { refunded: false } })
        return Object.assign(invoice, { status: 'paid', amount_paid: invoice['amount_due'], _intent: intent })
      })
      return [
        ...paid.map((invoice) => event('invoice.paid', invoice)),
        event('customer.subscription.updated', subscription),
      ]
    },
    payLater(checkout, { status = 'incomplete' } = {}) {
      const session = Object.assign(get(checkout), { status: 'complete', payment_status: 'unpaid' }) as Thing
      if (session['mode'] === 'subscription') begin(session, false).subscription['status'] = status
      return [event('checkout.session.completed', session)]
    },
    trouble: (kind) => void troubles.push(kind),
    refund(id) {
      const invoice = all('in').findLast((each) => each['_subscription'] === id && each['status'] === 'paid')
      const intent = (invoice ? invoice['_intent'] : get(id)['payment_intent']) as Thing
      intent['latest_charge'] = { refunded: true }
      return [event('charge.refunded', make('ch', { payment_intent: intent.id, metadata: {} }))]
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

/** The work is done, and the caller gets no answer. */
function replyByHalf(response: ServerResponse, body: string) {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
  response.write(body.slice(0, body.length / 2), () => response.destroy())
}

function wrongHeaders({ headers, method }: IncomingMessage, body: string): string[] {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  return [
    headers.authorization === `Bearer ${KEYS.secretKey}` ? '' : 'The key is missing',
    method !== 'POST' || body === '' || isForm ? '' : `The body is ${headers['content-type']}`,
    headers['stripe-version'] === Stripe.API_VERSION ? '' : `The version is ${String(headers['stripe-version'])}`,
  ].filter((problem) => problem !== '')
}

async function readText(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}
