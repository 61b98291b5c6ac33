// @vitest-environment happy-dom
// @alone Calls that wait for the user's answer do so in one place for the whole page.
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http as handle } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { http } from '../../api/http.ts'
import { KnownPaths } from '../../lib/known-paths.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { CreditsDialogHost } from './credits-dialog-host.tsx'

const host = 'http://app.test/api'
const shortfall = { action: 'generate_visuals', units: 10, cost: 10, available: 6, missing: 4, affordable_units: 6 }
const packs = [
  { pack_id: 'large', credits: 1000, amount: 6900, currency: 'USD', currency_symbol: '$' },
  { pack_id: 'tiny', credits: 3, amount: 100, currency: 'USD', currency_symbol: '$' },
  { pack_id: 'small', credits: 100, amount: 900, currency: 'USD', currency_symbol: '$' },
]
const film = { scope: 'FILM', story_id: 's1', credits: 20, spent: 18, left: 2, cost: 9, needed: 27 }
const month = { scope: 'MONTH', story_id: null, credits: 100, spent: 95, left: 5, cost: 9, needed: 104 }
let available: number
let paymentProvider: 'DEMO' | null
let caps: object[]
let price: number
const decisions: (string | null)[] = []
const raised: unknown[] = []
const keys: (string | null)[] = []
const bodies: unknown[] = []

const server = setupServer(
  answerTo('getCreditsSummary', () => HttpResponse.json({ available })),
  answerTo('getProductsPrices', () => HttpResponse.json({ payment_provider: paymentProvider, credit_packs: packs })),
  handle.post(`${host}/capped/`, ({ request }) => {
    const decision = request.headers.get('Over-Caps')
    decisions.push(decision)
    if (decision !== null || caps.length === 0) return HttpResponse.json({ done: true })
    const refusal = { message: 'This would exceed your spending limit', error: 'CAP_REACHED', caps_reached: caps }
    return HttpResponse.json(refusal, { status: 402 })
  }),
  handle.post(`${host}/priced/`, ({ request }) => {
    const decision = request.headers.get('Most-Credits')
    decisions.push(decision)
    if (decision !== null && Number(decision) >= price) return HttpResponse.json({ done: true })
    const risen_price = { shown: Number(decision), most: price }
    return HttpResponse.json({ message: 'The price has changed', error: 'PRICE_CHANGED', risen_price }, { status: 402 })
  }),
  answerTo('setStoryCreditCap', async ({ request }) => {
    raised.push(await request.json())
    caps = caps.filter((cap) => cap !== film)
    return HttpResponse.json({})
  }),
  answerTo('setMonthlyCreditCap', () => HttpResponse.json({ message: 'The server is full' }, { status: 507 })),
  handle.post(`${host}/paid/`, async ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'))
    bodies.push(await request.json())
    if (available >= shortfall.cost) return HttpResponse.json({ done: true })
    const refusal = { message: 'You don’t have enough credits for this', error: 'INSUFFICIENT_CREDITS' }
    return HttpResponse.json({ ...refusal, credits_shortfall: shortfall }, { status: 402 })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  localStorage.clear()
  available = 6
  paymentProvider = 'DEMO'
  caps = [film]
  price = 9
  decisions.length = 0
  raised.length = 0
  keys.length = 0
  bodies.length = 0
})
afterEach(cleanup)
afterAll(() => server.close())

const show = (address = '/story/1') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={createQueryClient()}>
        <KnownPaths value={['/subscribe']}>
          <CreditsDialogHost />
        </KnownPaths>
      </QueryClientProvider>
    </MemoryRouter>,
  )

const spend = (signal?: AbortSignal) =>
  http('/paid/', {
    method: 'POST',
    body: JSON.stringify({ text: 'kept' }),
    headers: { 'Idempotency-Key': 'k1', 'Content-Type': 'application/json' },
    ...(signal && { signal }),
  })

/** As from the tab in which credits were bought. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))

it('a call that lacks credits shows the missing credits and what the balance covers, and continues once there are enough', async () => {
  show()
  const call = spend()
  const dialog = await screen.findByRole('dialog', { name: 'Not enough credits' })
  expect(dialog.textContent).toContain('costs 10 credits and you have 6. You need 4 credits more')
  expect(dialog.textContent).toContain('Your credits cover 6 of 10 scenes')
  // The smallest one-off pack that is enough, and the way back to the present page.
  const buy = await screen.findByRole('link', { name: 'Buy 100 credits for $9' })
  expect([buy.getAttribute('href'), buy.getAttribute('target')]).toEqual([
    '/subscribe?return_path=%2Fstory%2F1#credit-packs',
    '_blank',
  ])
  available = 9
  // Without an event the balance is polled every few seconds.
  await waitFor(() => expect(dialog.textContent).toContain('and you have 9. You need 1 credit more'), {
    timeout: 8_000,
  })
  expect(dialog.textContent).toContain('Your credits cover 9 of 10 scenes')
  available = 20
  comeBack()
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await call).toEqual({ done: true })
  expect([keys, bodies]).toEqual([
    ['k1', 'k1'],
    [{ text: 'kept' }, { text: 'kept' }],
  ])
})

it('a call that lacks credits and is cancelled is refused as the server refused it', async () => {
  show()
  const call = spend().catch((error: unknown) => error)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await call).toMatchObject({ status: 402, message: 'You don’t have enough credits for this' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(keys).toHaveLength(1)
})

it('a call interrupted by a reload is offered again at its place, and retried under its key', async () => {
  const before = show()
  void spend()
  await screen.findByRole('dialog', { name: 'Not enough credits' })
  // As after a reload: no code waits for the call any more.
  before.unmount()
  const elsewhere = show('/story/2')
  const looked = screen.findByRole('dialog', undefined, { timeout: 300 })
  await expect(looked).rejects.toThrow('Unable to find role="dialog"')
  elsewhere.unmount()
  show('/story/1?scene=4')
  const dialog = await screen.findByRole('dialog', { name: 'Not enough credits' })
  expect(dialog.textContent).toContain('costs 10 credits and you have 6. You need 4 credits more')
  available = 20
  comeBack()
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(bodies).toEqual([{ text: 'kept' }, { text: 'kept' }]))
  expect(keys).toEqual(['k1', 'k1'])
  await waitFor(() => expect(localStorage.getItem('pausedCall')).toBeNull())
})

it('a call that was cancelled or answered is not offered after a reload', async () => {
  const first = show()
  void spend().catch(() => undefined)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(localStorage.getItem('pausedCall')).toBeNull())
  first.unmount()
  available = 20
  expect(await spend()).toEqual({ done: true })
  expect(localStorage.getItem('pausedCall')).toBeNull()
})

it('without a payment provider nothing is offered for sale', async () => {
  paymentProvider = null
  show()
  const call = spend().catch((error: unknown) => error)
  const dialog = await screen.findByRole('dialog', { name: 'Not enough credits' })
  await waitFor(() => expect(dialog.textContent).toContain('Credits aren’t sold on this server'))
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await call).toMatchObject({ status: 402 })
})

it('an aborted call closes its dialog, a timed-out one does not', async () => {
  show()
  const leaving = new AbortController()
  const call = spend(leaving.signal).catch((error: unknown) => error)
  await screen.findByRole('dialog', { name: 'Not enough credits' })
  leaving.abort()
  expect(await call).toMatchObject({ status: 402 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const timeUp = new AbortController()
  const slow = spend(timeUp.signal).catch((error: unknown) => error)
  await screen.findByRole('dialog', { name: 'Not enough credits' })
  timeUp.abort(new DOMException('', 'TimeoutError'))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await slow).toMatchObject({ status: 402 })
})

it('without a dialog, a call that lacks credits is refused at once', async () => {
  await expect(spend()).rejects.toMatchObject({ status: 402 })
})

describe('a call whose price rose since it was shown', () => {
  const ask = () => http('/priced/', { method: 'POST', headers: { 'Idempotency-Key': 'k1', 'Most-Credits': '6' } })
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

  it('a call whose price rose shows both prices, continues for the new one, and asks again when that rose as well', async () => {
    show()
    const call = ask()
    const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
    expect(dialog.textContent).toContain('The price shown was up to 6 credits. It costs up to 9 credits now.')
    price = 12
    await press('Continue for up to 9 credits')
    await press('Continue for up to 12 credits')
    expect(await call).toEqual({ done: true })
    expect(decisions).toEqual(['6', '9', '12'])
  })

  it('a call whose price rose is refused when the new price is not wanted', async () => {
    show()
    const call = ask().catch((error: unknown) => error)
    await press('Cancel')
    expect(await call).toMatchObject({ status: 402, code: 'PRICE_CHANGED' })
    expect(decisions).toEqual(['6'])
  })
})

describe('a call that would cross a cap', () => {
  const ask = () => http('/capped/', { method: 'POST', headers: { 'Idempotency-Key': 'k1' } })
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

  it('a call that would cross a cap shows the rest of the cap, and continues once after consent', async () => {
    caps = [film, month]
    show()
    const call = ask()
    const dialog = await screen.findByRole('dialog', { name: 'Spending limits reached' })
    expect(dialog.textContent).toContain('Your limit is 20 credits for this video.')
    expect(dialog.textContent).toContain('18 are spent or on hold, 2 are left, and this costs up to 9.')
    expect(dialog.textContent).toContain('Your limit is 100 credits for this month.')
    await press('Allow once')
    expect(await call).toEqual({ done: true })
    expect(decisions).toEqual([null, 'film=27, month=104'])
    expect(raised).toEqual([])
  })

  it('a call that would cross a cap continues with a higher cap, and not with one that is too low', async () => {
    show()
    const call = ask()
    const field = await screen.findByRole('textbox', { name: 'New limit for this video, in credits' })
    await userEvent.clear(field)
    await userEvent.type(field, '26')
    await screen.findByText('Enter at least 27')
    expect(screen.getByRole('button', { name: 'Raise limit and continue' })).toHaveProperty('disabled', true)
    await userEvent.clear(field)
    await userEvent.type(field, '40')
    await waitFor(() => expect(screen.queryByText('Enter at least 27')).toBeNull())
    await press('Raise limit and continue')
    expect(await call).toEqual({ done: true })
    expect([decisions, raised]).toEqual([[null, null], [{ credits: 40 }]])
  })

  it('a call that would cross a cap keeps its dialog while the cap cannot be raised, and is refused when cancelled', async () => {
    caps = [month]
    show()
    const call = ask().catch((error: unknown) => error)
    await screen.findByRole('dialog', { name: 'Spending limit for this month reached' })
    await press('Raise limit and continue')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The server is full'))
    await press('Cancel')
    expect(await call).toMatchObject({ status: 402, message: 'This would exceed your spending limit' })
    expect(decisions).toEqual([null])
  })
})
