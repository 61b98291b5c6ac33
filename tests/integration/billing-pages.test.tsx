// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://localhost:4400/"}
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeStory } from '#server/testing/make-story.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { FilmCapDialog } from '#src/shared/ui/credits-dialog/set-cap-dialog.tsx'
import { setUpApp } from './testing/set-up-app.tsx'

const { test, user, open, press, fill } = await setUpApp()
const isYours = (what: string) => screen.findByRole('heading', { name: `${what}` })
const balance = (credits: string) => screen.findByRole('link', { name: `${credits} credits` })

/** Opens the checkout of a plan or pack. */
async function choosePlan(name = 'Choose Creator') {
  const ada = await test.user()
  open('/subscribe', ada)
  await press(name)
  await screen.findByRole('heading', { name: 'Demo checkout' })
  return ada
}

it.each([/^Pay \D*\d/, 'Duplicate payment', 'Pay, then decline renewal'])(
  'createSubscription, completeDemoCheckout: a plan starts once when the checkout ends with %s',
  async (ending) => {
    await choosePlan()
    await press(ending)
    await waitFor(() => expect(location.pathname).toBe('/subscribe/return'))
    await test.runJobs()
    await isYours('You’re on Creator')
    // 100 initial credits, and 400 of the plan.
    await balance('500.00')
    open('/account/subscription')
    await screen.findByText('Renews on', { exact: false })
  },
)

it('getPurchase: waits for credits that are paid late, and adds them once', async () => {
  await choosePlan('Buy 100 credits')
  await press('Pay with delay')
  await screen.findByRole('heading', { name: 'Confirming your payment' })
  await screen.findByText(/You can close this page/)
  test.clock.advance(30_000)
  await test.runJobs()
  await isYours('100 credits added')
  await balance('200.00')
})

it('completeDemoCheckout: a declined card and a cancelled checkout cost nothing; a wrong code is reported, survives a reload, and the right one pays', async () => {
  await choosePlan()
  await press('Decline card')
  await screen.findByText(/Your card was declined/)
  await press('Cancel and return')
  await screen.findByText(/No payment was made and nothing has changed/)
  await press('Choose Creator')
  await press('Pay with verification')
  const code = 'Code from your bank'
  await fill(code, '111111')
  await press('Confirm')
  await screen.findByText(/Incorrect code/)
  open(location.pathname)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(code).value).toBe('111111'))
  await fill(code, '123456')
  await press('Confirm')
  await waitFor(() => expect(location.pathname).toBe('/subscribe/return'))
  await test.runJobs()
  await isYours('You’re on Creator')
})

it('setMonthlyCreditCap: work above the monthly cap asks first, loses nothing when cancelled, and continues once after consent or with a higher cap', async () => {
  const ada = await test.user()
  open('/account/subscription', ada)
  await press('Set limit')
  const asked = (name: string) => screen.findByRole('dialog', { name })
  const field = async (dialog: string) => within(await asked(dialog)).findByRole<HTMLInputElement>('textbox')
  await user.type(await field('Monthly spending limit'), '3')
  open('/account/subscription')
  expect((await field('Monthly spending limit')).value).toBe('3')
  await user.clear(await field('Monthly spending limit'))
  await user.type(await field('Monthly spending limit'), '0')
  await user.click(within(await asked('Monthly spending limit')).getByRole('button', { name: 'Save' }))
  await screen.findByText(/0 credits of your 0 monthly limit left/)

  const REACHED = 'Spending limit for this month reached'
  const make = async () => {
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Generate/ }).disabled).toBe(false),
    )
    await press(/^Generate/)
    await asked(REACHED)
  }
  const made = async () => {
    await waitFor(() => expect(location.search).toContain('result='))
    await test.runJobs()
    await screen.findByRole('region', { name: 'Generation details' })
  }
  open('/image')
  await fill('Prompt', 'A red boat')
  await make()
  await user.click(within(await asked(REACHED)).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Prompt').value).toBe('A red boat')
  expect(await test.balance(ada)).toBe(100)
  await make()
  await press('Allow once')
  await made()
  expect(await test.balance(ada)).toBe(99)

  open('/image')
  await fill('Prompt', 'A blue boat')
  await make()
  await user.clear(await field(REACHED))
  await user.type(await field(REACHED), '5')
  await press('Raise limit and continue')
  await made()
  expect(await test.balance(ada)).toBe(98)
})

it('setStoryCreditCap: the cap of a story takes whole numbers only, and is saved', async () => {
  const ada = await test.user()
  const { id: storyId } = await makeStory(test.db, ada)
  open('/app', ada)
  const close = vi.fn()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FilmCapDialog storyId={storyId} onClose={close} />
    </QueryClientProvider>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Spending limit for this video' })
  const field = await within(dialog).findByRole('textbox')
  await user.type(field, 'many')
  await within(dialog).findByText(/Enter a whole number up to 1,000,000/)
  await user.clear(field)
  await user.type(field, '5{Enter}')
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(await test.ok('getStoryCredits', { as: ada, params: { story_id: storyId } })).toMatchObject({
    cap: { credits: 5 },
  })
})
