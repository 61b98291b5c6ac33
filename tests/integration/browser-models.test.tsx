// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createWriter } from '#engines/draft/writer/writer.ts'
import {
  BROWSER_MODEL_GLOBALS,
  type FakeBrowserModels,
  installFakeBrowserModels,
} from '#engines/testing/fake-browser-models.ts'
import type { StoryPlan } from '#generated/schema.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { TextWizard } from '#src/features/wizard/components/text-wizard.tsx'
import { SideBySide } from '#src/features/duplicate/components/side-by-side.tsx'
import { BrowserModelError } from '#src/shared/browser-models/browser-work.ts'
import { WritingForecast } from '#src/shared/story/writing/writing-forecast.tsx'
import { showPage } from './testing/show-page.tsx'

const test = await createTestApp({ engines: { translator: null } })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => test.close())

/** The browser has these models until the test ends. */
function giveModels(fake: FakeBrowserModels) {
  for (const name of BROWSER_MODEL_GLOBALS) vi.stubGlobal(name, undefined)
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

const style = { palette: '', light: '', lens: '', medium: '', tone: '', audience: '' }
/** A story of ten words per scene, whose images differ. */
const planOf = (count: number): StoryPlan => ({
  ...{ title: 'The tie', style, cast: [] },
  scenes: Array.from({ length: count }, (_, at) => ({
    ...{ narration: `Step ${at} is to cross the wide end over once.`, speaker: '', emotion: 'NEUTRAL' },
    ...{ subject: `A tie, step ${at}`, size: at % 2 ? 'WIDE' : 'DETAIL', angle: 'EYE_LEVEL', action: '' },
    ...{ screen_direction: 'NONE' },
  })),
})
/** A story of half a minute, and one that is much too short. */
const [PLAN, SHORT_PLAN] = [planOf(9), planOf(2)]

const LONG_TEXT = Array.from(
  { length: 30 },
  (_, at) => `Quay ${at} of the old harbour was built by merchants from the north, who paid for it in grain.`,
).join(' ')

interface ComposerProps {
  topic: string
  seconds: number
  onPlan?: (plan: StoryPlan) => Promise<void>
}

/** The field and its forecast; what the browser wrote is shown by its title and the number of its scenes. */
function Composer({ topic, seconds, onPlan }: ComposerProps) {
  const [prompt, setPrompt] = useState(topic)
  const [plan, setPlan] = useState<StoryPlan>()
  const settings = { size: 'SHORT', pace: 'MEDIUM', usesBrand: false, language: 'en-US', seconds } as const
  return (
    <>
      <output>{prompt}</output>
      <p>{plan && `${plan.title}: ${plan.scenes.length}`}</p>
      <WritingForecast {...settings} {...{ prompt }} onPrompt={setPrompt} onPlan={onPlan ?? setPlan} planNote="" />
    </>
  )
}

async function compose(fake: FakeBrowserModels, more: Partial<ComposerProps> = {}) {
  test.app.engines.writer = createWriter()
  const given = giveModels(fake)
  const composer = <Composer topic="How to tie a tie" seconds={30} {...more} />
  showPage(test, await test.user(), composer, ['/'], '/')
  const button = (name: string) => screen.findByRole('button', { name }, { timeout: 3_000 })
  return { ...given, button }
}

it('the browser’s language model writes a story by a schema; an answer of another form is sent back with what is wrong', async () => {
  const { calls, button } = await compose({
    answers: ['I would say', JSON.stringify(SHORT_PLAN), JSON.stringify(PLAN)],
  })
  await userEvent.click(await button('Download and write in this browser'))
  expect(await screen.findByText('The tie: 2')).toBeTruthy()
  expect(calls.at(0)).toMatch(/^prompt How to tie a tie \{"type":"object".*"maxItems":9/)
  expect(calls.at(1)).toMatch(/^prompt That does not fit\. Answer all of it again, mended: answer: /)
  await userEvent.click(await button('Write in this browser'))
  expect(await screen.findByText('The tie: 9')).toBeTruthy()
  expect(calls.filter((call) => call === 'destroy')).toHaveLength(2)
})

it('a story that is too short is sent back once; where the model has no room for that, it is taken as it is', async () => {
  const { calls, button } = await compose({
    answers: [
      JSON.stringify(SHORT_PLAN),
      `Here: \`\`\`json\n${JSON.stringify(PLAN)}\n\`\`\``,
      JSON.stringify(SHORT_PLAN),
      null,
    ],
  })
  await userEvent.click(await button('Download and write in this browser'))
  expect(await screen.findByText('The tie: 9')).toBeTruthy()
  expect(calls.at(1)).toMatch(/the narration takes \d+ seconds to speak, it should take 30/)
  await userEvent.click(await button('Write in this browser'))
  expect(await screen.findByText('The tie: 2')).toBeTruthy()
})

it('a story of a free account’s whole length is asked for a tenth shorter, so that it is not refused for a word too many', async () => {
  const { calls, button } = await compose({ answers: [JSON.stringify(PLAN), JSON.stringify(PLAN)] }, { seconds: 60 })
  await userEvent.click(await button('Download and write in this browser'))
  expect(await screen.findByText('The tie: 9')).toBeTruthy()
  expect(calls.at(1)).toContain('it should take 55')
})

it('writing shows how far it is and can be cancelled; two unusable answers and a refused story are said, and change nothing', async () => {
  const refuse = () => Promise.reject(new BrowserModelError('Your story is too long.'))
  const fake: FakeBrowserModels = {
    answers: ['{}', JSON.stringify(PLAN), '{}', 'no', JSON.stringify(PLAN)],
    holdsAnswers: true,
  }
  const { finishDownload, button } = await compose(fake, { onPlan: refuse })
  await userEvent.click(await button('Download and write in this browser'))
  expect(await screen.findByText('0%')).toBeTruthy()
  finishDownload()
  await userEvent.click(await button('Cancel'))
  fake.holdsAnswers = false
  await userEvent.click(await button('Write in this browser'))
  expect((await screen.findByRole('alert')).textContent).toBe('Your browser’s model gave no usable answer. Try again.')
  await userEvent.click(await button('Write in this browser'))
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toBe('Your story is too long.')
})

it('in the wizard the browser’s story becomes the scenes of a new story, whose next step opens', async () => {
  test.app.engines.writer = createWriter()
  giveModels({ answers: [JSON.stringify(PLAN)] })
  const ada = await test.user()
  const { place } = showPage(test, ada, <TextWizard storyId={undefined} />, ['/new-story'], '/new-story?kind=prompt')
  const prompt = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' })
  await userEvent.type(prompt, 'How to tie a tie')
  const name = /^(Download and w|W)rite in this browser$/
  await userEvent.click(await screen.findByRole('button', { name }, { timeout: 3_000 }))
  await expect.poll(() => place()).toMatch(/^\/new-story\/[\w-]+.*look/)
  await test.runJobs()
  const [saved] = (await test.ok('getUserStories', { as: ada })).results
  const story = await test.ok('getStory', { as: ada, query: { story_id: saved?.id ?? '' } })
  expect(story).toMatchObject({ display_title: 'The tie', initial_prompt: 'How to tie a tie' })
  expect(story.scenes).toHaveLength(9)
})

it('a text that is much longer than the video is shortened by the browser’s summarizer, and comes back on request', async () => {
  const summary = '* Merchants built the quay.\n- They paid in grain.\n'
  const { calls, button } = await compose({ summary }, { topic: LONG_TEXT })
  expect((await screen.findByText(/^Your text takes about/, undefined, { timeout: 3_000 })).textContent).toContain(
    'longer than the 30 s you chose',
  )
  await userEvent.click(await button('Download and shorten in this browser'))
  await expect
    .poll(() => document.querySelector('output')?.textContent)
    .toBe('- Merchants built the quay.\n- They paid in grain.')
  expect(calls.at(0)).toMatch(/^summarize key-points medium Quay 0 of/)
  await userEvent.click(await button('Use your longer text'))
  expect(document.querySelector('output')?.textContent).toBe(LONG_TEXT)
})

it('a browser without models offers to write or shorten nothing, and the forecast stays', async () => {
  await compose({}, { topic: LONG_TEXT })
  await screen.findByText(/^Your text takes about/, undefined, { timeout: 3_000 })
  expect(screen.queryByRole('button', { name: /in this browser/ })).toBeNull()
})
