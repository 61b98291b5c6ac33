// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createWriter } from '#engines/draft/writer/writer.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { TextWizard } from '#src/features/wizard/components/text-wizard.tsx'
import { WritingForecast } from '#src/shared/story/writing/writing-forecast.tsx'
import { showPage } from './testing/show-page.tsx'

const test = await createTestApp({ engines: { writer: createWriter() } })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => test.close())

const SETTINGS = { language: 'en-US', seconds: 30, size: 'SHORT', pace: 'MEDIUM', usesBrand: false } as const

function Composer() {
  const [prompt, setPrompt] = useState('')
  return (
    <>
      <textarea aria-label="Prompt" value={prompt} onChange={(event) => setPrompt(event.target.value)} />
      <WritingForecast {...SETTINGS} prompt={prompt} onPrompt={setPrompt} onPlan={() => undefined} planNote="" />
    </>
  )
}

it('forecastWriting: a prompt that asks for knowledge asks for key points, which are added to it and then fill a part of the length', async () => {
  showPage(test, await test.user(), <Composer />, ['/'], '/')
  const prompt = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' })
  await userEvent.type(prompt, 'Why we should all walk more')
  const points = await screen.findByRole('textbox', { name: 'Key points, one per line' }, { timeout: 3_000 })
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to prompt' })
  expect(screen.getByRole('status').textContent).toContain('The built-in writer doesn’t research.')
  expect(add.disabled).toBe(true)
  await userEvent.type(points, 'It costs nothing{enter}{enter}- It clears the mind')
  await userEvent.click(add)
  expect(prompt.value).toBe('Why we should all walk more\n- It costs nothing\n- It clears the mind')
  expect(
    await screen.findByText(/^Your text fills about \d s of the 30 s you chose/u, {}, { timeout: 3_000 }),
  ).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Key points, one per line' })).toBeNull()
})

it('forecastWriting: nothing is asked of a tale, or of two words', async () => {
  showPage(test, await test.user(), <Composer />, ['/'], '/')
  const prompt = screen.getByRole('textbox', { name: 'Prompt' })
  await userEvent.type(prompt, 'How to tie a tie')
  await screen.findByRole('textbox', { name: 'Key points, one per line' }, { timeout: 3_000 })
  await userEvent.clear(prompt)
  await userEvent.type(prompt, 'A lighthouse keeper finds a letter')
  await expect.poll(() => screen.queryByRole('status'), { timeout: 3_000 }).toBeNull()
  await userEvent.clear(prompt)
  await userEvent.type(prompt, 'How to')
  expect(screen.queryByRole('status')).toBeNull()
})

it('forecastWriting: the wizard plans no longer video than the prompt has words for, and takes the text as a script instead', async () => {
  showPage(test, await test.user(), <TextWizard storyId={undefined} />, ['/new-story'], '/new-story?kind=prompt')
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Prompt' }), 'How to tie a tie')
  expect(summary.getByText('about 0:30')).toBeTruthy()
  expect(await summary.findByText('about 0:02', {}, { timeout: 3_000 })).toBeTruthy()
  expect(summary.getByText('About 1 scene')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Write a script instead' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Script' }).value).toBe('How to tie a tie')
  expect(screen.queryByRole('textbox', { name: 'Key points, one per line' })).toBeNull()
})
