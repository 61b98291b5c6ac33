// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createWriter } from '#engines/draft/writer/writer.ts'
import { type FakeBrowserModels, installFakeBrowserModels } from '#engines/testing/fake-browser-models.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { SideBySide } from '#src/features/duplicate/components/side-by-side.tsx'
import { WritingForecast } from '#src/shared/story/writing/writing-forecast.tsx'
import { showPage } from './testing/show-page.tsx'

const test = await createTestApp({ engines: { translator: null } })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => test.close())

const GLOBALS = ['Translator', 'LanguageModel', 'SpeechRecognition', 'browserModelCalls', 'finishDownload'] as const

/** The browser has these models until the test ends. */
function giveModels(fake: FakeBrowserModels) {
  for (const name of GLOBALS) vi.stubGlobal(name, undefined)
  installFakeBrowserModels(fake)
  return {
    calls: Reflect.get(globalThis, 'browserModelCalls') as string[],
    finishDownload: Reflect.get(globalThis, 'finishDownload') as () => void,
  }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** A copy into another language whose three scenes wait for translation. */
async function untranslatedCopy(as: TestUser, language: 'de-DE' | 'et-EE' = 'de-DE') {
  const { story_id } = await test.ok('createStory', { as, body: { creation_mode: 'Script' } })
  const initial_prompt = 'A keeper writes. The lamp wakes. Nobody sees it at all.'
  await test.ok('generateStoryWithScriptType', { as, body: { story_id, script_type: 'SCRIPT', initial_prompt } })
  await test.runJobs()
  const body = { story_id, language, translation: 'BY_HAND' } as const
  return (await test.ok('duplicateStoryInAnotherLanguage', { as, body })).story_id
}
const textsOf = async (as: TestUser, story_id: string) =>
  (await test.ok('getStoryTranslation', { as, params: { story_id } })).scenes.map(({ text }) => text)
const show = (as: TestUser, storyId: string) => showPage(test, as, <SideBySide storyId={storyId} />, ['/'], '/')

it('saveBrowserTranslation: a press downloads the language pack once, shows how far it is, can be cancelled, and translates all texts', async () => {
  const ada = await test.user()
  const storyId = await untranslatedCopy(ada)
  const { calls, finishDownload } = giveModels({
    pairs: ['en de'],
    translations: { 'A keeper writes.': 'Ein Wärter schreibt.' },
    holdsDownloads: true,
  })
  show(ada, storyId)
  const download = 'Download and translate in this browser'
  expect((await screen.findByText(/Your browser downloads a language pack once\./)).textContent).toContain('It’s free')
  await press(download)
  expect(await screen.findByText('40%')).toBeTruthy()
  await press('Cancel')
  expect(await screen.findByRole('button', { name: download })).toBeTruthy()
  expect(calls).toEqual([])

  await press(download)
  await screen.findByText('40%')
  finishDownload()
  await expect
    .poll(() => textsOf(ada, storyId))
    .toEqual(['Ein Wärter schreibt.', '[The lamp wakes.]', '[Nobody sees it at all.]'])
  expect(await screen.findByText('3 of 3 scenes translated', { selector: 'strong' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /in this browser/ })).toBeNull()
})

it('saveBrowserTranslation: what is translated before a failure is saved, the reason is shown, and another press continues there', async () => {
  const ada = await test.user()
  const storyId = await untranslatedCopy(ada)
  const fake: FakeBrowserModels = { pairs: ['en de'], tooLong: 'Nobody sees it at all.' }
  const { calls } = giveModels(fake)
  show(ada, storyId)
  await userEvent.click(await screen.findByRole('button', { name: 'Download and translate in this browser' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This text is too long for your browser’s model.')
  expect(await textsOf(ada, storyId)).toEqual(['[A keeper writes.]', '[The lamp wakes.]', 'Nobody sees it at all.'])
  delete fake.tooLong
  calls.length = 0
  await userEvent.click(await screen.findByRole('button', { name: 'Translate in this browser' }))
  await expect.poll(() => textsOf(ada, storyId).then((texts) => texts.at(-1))).toBe('[Nobody sees it at all.]')
  expect(calls).toEqual(['translate Nobody sees it at all.'])
})

it('nothing is offered by a browser without the language pair, or without any model', async () => {
  const ada = await test.user()
  const storyId = await untranslatedCopy(ada, 'et-EE')
  giveModels({ pairs: ['en de'] })
  show(ada, storyId)
  await screen.findByText('0 of 3 scenes translated', { selector: 'strong' })
  expect(screen.queryByRole('button', { name: /in this browser/ })).toBeNull()
})

function Composer() {
  const [prompt, setPrompt] = useState('How to tie a tie')
  return <WritingForecast prompt={prompt} language="en-US" seconds={30} onPrompt={setPrompt} />
}

it('the browser’s language model suggests key points below those that were typed; an unusable answer changes nothing', async () => {
  const points = ['Start with the wide end.', ' Cross it\nover the narrow end. ', 'Pull it through.', '']
  test.app.engines.writer = createWriter()
  const { calls } = giveModels({ answers: ['I would say', JSON.stringify({ points })] })
  showPage(test, await test.user(), <Composer />, ['/'], '/')
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Key points/ }, { timeout: 3_000 })
  await userEvent.type(field, 'Stand at a mirror')
  await userEvent.click(await screen.findByRole('button', { name: 'Download and suggest points in this browser' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Your browser’s model gave no usable answer. Try again.')
  expect(field.value).toBe('Stand at a mirror')
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest points in this browser' }))
  await expect
    .poll(() => field.value)
    .toBe('Stand at a mirror\nStart with the wide end.\nCross it over the narrow end.\nPull it through.')
  expect(calls.at(0)).toContain('"maxItems":5')
  expect(calls.filter((call) => call === 'destroy')).toHaveLength(2)
})
