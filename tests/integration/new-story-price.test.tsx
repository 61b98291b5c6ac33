// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { dearer, setUpQuotes } from '#server/modules/generation/quotes/testing/set-up-quotes.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { PromptComposer } from '#src/features/home/components/prompt-composer.tsx'
import { CreditsDialogHost } from '#src/shared/ui/credits-dialog/credits-dialog-host.tsx'
import { showPage } from './testing/show-page.tsx'

const { test } = await setUpQuotes()
// Its calls stay with this backend: they may be repeated when the test has ended.
afterEach(cleanup)

async function begin() {
  const { engines, asked } = createRealEngines()
  test.app.engines = engines
  const ada = await test.user({ extraCredits: 1_000 })
  const home = (
    <>
      <PromptComposer onBegin={() => undefined} />
      <CreditsDialogHost />
    </>
  )
  const { place } = showPage(test, ada, home, ['/app'], '/app')
  const price = await screen.findByRole('region', { name: 'Price' })
  return { ada, asked, place, price }
}

const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is your story about?' })
const write = async (text: string) => {
  await userEvent.clear(prompt())
  await userEvent.paste(text)
}

it('getNewStoryQuote, forecastRefusals: the price by engine is beside Generate; a refused prompt is rewritten, or gets another engine', async () => {
  const { price } = await begin()
  expect(price.textContent).toMatch(/gpt-image-2, about \d+ images/)
  expect(price.textContent).toMatch(/ElevenLabs, about \d+ voice-overs/)
  const [, most] = /(\d+) credits at most/.exec(price.textContent) ?? []
  expect(screen.getByRole('button', { name: /^Generate/ }).textContent).toContain(`${most} credits`)

  await write('An old pier. They refuse to leave.')
  const refusals = await screen.findByRole('region', { name: 'Likely refusals' })
  expect(refusals.textContent).toContain('gpt-image-2 will likely refuse “They refuse to leave.”')
  await userEvent.click(within(refusals).getByRole('button', { name: 'Use rewrite' }))
  expect(prompt().value).toBe('An old pier.')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Likely refusals' })).toBeNull())

  await write('They refuse to leave.')
  await userEvent.click(await screen.findByRole('button', { name: /^Use flux for this story/ }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Price' }).textContent).not.toContain('gpt-image-2'))
  await userEvent.click(screen.getByRole('button', { name: 'Use default model' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('gpt-image-2'))
})

it('createAndGenerateStory: a price that rose since it was shown starts nothing, and the prompt stays', async () => {
  const { ada, asked, place } = await begin()
  const before = await test.balance(ada)
  await write('A lighthouse keeper writes a letter')
  test.app.prices = dearer
  await userEvent.click(screen.getByRole('button', { name: /^Generate/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The price has changed' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await test.runJobs()
  expect([asked, await test.balance(ada), prompt().value, place()]).toEqual([
    [],
    before,
    'A lighthouse keeper writes a letter',
    '/app',
  ])
})
