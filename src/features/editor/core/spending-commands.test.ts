// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { getGetUserDetailsQueryKey } from '#generated/client/profile/profile.ts'
import { busyKeys, busyScenes } from './story-store.ts'
import type { Editor } from './editor.ts'
import { tasksOf } from './story-tasks.ts'
import { setUpCalls, shortStory } from '../testing/set-up-calls.ts'
import { acceptQuote } from '../generation/commands/accept-quote.ts'
import { addAroll } from '../visuals/commands/add-aroll.ts'
import { applyRewriting } from '../generation/commands/apply-rewriting.ts'
import { cancelGeneration } from '../visuals/commands/cancel-generation.ts'
import { cancelTask } from '../generation/commands/cancel-task.ts'
import { composeMusic } from '../music/commands/compose-music.ts'
import { requestInpainting } from '../visuals/commands/create-inpainting-request.ts'
import { createTask } from '../generation/commands/create-task.ts'
import { discardRewriting } from '../generation/commands/discard-rewriting.ts'
import { generateMagicPrompt } from '../visuals/commands/generate-magic-prompt.ts'
import { regenerateAllVisuals } from '../visuals/commands/generate-whole-long-story-video.ts'
import { regenerateCharacterPortrait } from '../cast/commands/get-character-portrait.ts'
import { imagePromptFromVisualAction } from '../visuals/commands/image-prompt-from-visual-action.ts'
import { publishCharacter } from '../cast/commands/publish-character.ts'
import { drawCharacterSheet } from '../cast/commands/draw-character-sheet.ts'
import { regenerateImage } from '../visuals/commands/regenerate-image.ts'
import { regenerateSceneAudio } from '../voice/commands/regenerate-scene-audio.ts'
import { regenerateStaleWork } from '../generation/commands/regenerate-stale-work.ts'
import { rewriteStory } from '../generation/commands/rewrite-story.ts'
import { setStock } from '../visuals/commands/set-stock.ts'
import { stopQuote } from '../generation/commands/stop-quote.ts'
import { transcribeSceneAudio } from '../voice/commands/transcribe-scene-audio.ts'
import { updateScenesAudio } from '../voice/commands/update-scene-audio.ts'

const { begin } = setUpCalls()
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/

interface Spending {
  run: (editor: Editor) => unknown
  operation: string
  body?: object
  busy?: string
  /** Highest price in credits; left out where no price was shown. */
  most?: string
}

const place = { sceneId: 'one', arollId: 'a' }
const lamp = { prompt: 'A lamp', duration: 12 }
const anew = { script_type: 'SCRIPT', initial_prompt: 'One.' } as const
const mask = { image_media: 'picture', mask_media: 'mask', prompt: 'A boat' }

const quoted: Record<string, Spending> = {
  acceptQuote: {
    run: (editor) => acceptQuote(editor, 'quote'),
    operation: 'acceptQuote',
    body: { quote_id: 'quote' },
    busy: busyKeys.real,
  },
  stopQuote: {
    run: (editor) => stopQuote(editor, 'quote'),
    operation: 'stopQuote',
    body: { quote_id: 'quote' },
    busy: busyKeys.real,
  },
  cancelGeneration: {
    run: (editor) => cancelGeneration(editor),
    operation: 'cancelGeneration story',
    busy: busyKeys.allVisuals,
  },
  regenerateAllVisuals: {
    run: (editor) => regenerateAllVisuals(editor, { mode: 'IMAGE', most: 30 }),
    operation: 'generateWholeLongStoryVideo',
    body: { story_id: 'story', ai_output_mode: 'IMAGE' },
    busy: busyKeys.allVisuals,
    most: '30',
  },
  'regenerateAllVisuals without a price, of what failed': {
    run: (editor) => regenerateAllVisuals(editor, { mode: 'IMAGE', onlyFailed: true, most: undefined }),
    operation: 'generateWholeLongStoryVideo',
    body: { story_id: 'story', ai_output_mode: 'IMAGE', only_failed: true },
    busy: busyKeys.allVisuals,
    most: '0',
  },
  regenerateStaleWork: {
    run: (editor) => regenerateStaleWork(editor, { mostCredits: 9 }),
    operation: 'regenerateStaleWork',
    body: { story_id: 'story', most_credits: 9 },
    busy: busyKeys.regeneratingStaleWork,
  },
  'regenerateStaleWork of some': {
    run: (editor) => regenerateStaleWork(editor, { items: ['voice'], mostCredits: 1 }),
    operation: 'regenerateStaleWork',
    body: { story_id: 'story', most_credits: 1, items: ['voice'] },
    busy: busyKeys.regeneratingStaleWork,
  },
}

const tasks: Record<string, Spending> = {
  cancelTask: {
    run: (editor) => cancelTask(editor, 'task'),
    operation: 'cancelTask task',
  },
  composeMusic: {
    run: (editor) => composeMusic(editor, { model_id: 'composer', ...lamp }, 9),
    operation: 'createTask',
    body: { model_id: 'composer', ...lamp, story_id: 'story', expression_intensity: 3 },
    busy: busyKeys.composing,
    most: '9',
  },
  createTask: {
    run: (editor) => createTask(editor, 'a', { model_id: 'upscale', ...lamp, expression_intensity: 4 }, 2),
    operation: 'createTask',
    body: { model_id: 'upscale', ...lamp, expression_intensity: 4, story_id: 'story', aroll_id: 'a' },
    busy: busyKeys.task('a'),
    most: '2',
  },
  requestInpainting: {
    run: (editor) => requestInpainting(editor, place, () => Promise.resolve(mask), 6),
    operation: 'createInpaintingRequest',
    body: { ...mask, story: 'story', scene: 'one', aroll: 'a' },
    busy: busyKeys.task('a'),
    most: '6',
  },
}

const others: Record<string, Spending> = {
  discardRewriting: {
    run: (editor) => discardRewriting(editor),
    operation: 'discardRewriting story',
    busy: busyKeys.rewriting,
  },
  rewriteStory: {
    run: (editor) => rewriteStory(editor, anew, 7),
    operation: 'rewriteStory story',
    body: anew,
    busy: busyKeys.rewriting,
    most: '7',
  },
  generateMagicPrompt: {
    run: (editor) => generateMagicPrompt(editor, { ...place, prompt: ' ' }),
    operation: 'generateMagicPrompt',
    body: { story_id: 'story', scene_id: 'one', aroll_id: 'a' },
    busy: busyKeys.prompt('one'),
  },
  'generateMagicPrompt of a prompt': {
    run: (editor) => generateMagicPrompt(editor, { ...place, prompt: ' A fox ', most: 1 }),
    operation: 'generateMagicPrompt',
    body: { story_id: 'story', scene_id: 'one', aroll_id: 'a', prompt: 'A fox' },
    busy: busyKeys.prompt('one'),
    most: '1',
  },
  imagePromptFromVisualAction: {
    run: (editor) => imagePromptFromVisualAction(editor, 'one', 'WIDER'),
    operation: 'imagePromptFromVisualAction',
    body: { story: 'story', scene: 'one', action: 'WIDER' },
    busy: busyKeys.prompt('one'),
  },
  regenerateCharacterPortrait: {
    run: (editor) => regenerateCharacterPortrait(editor, 'mara', 4),
    operation: 'getCharacterPortrait story mara?regenerate=true&idempotency_key=KEY',
    busy: busyKeys.portrait('mara'),
    most: '4',
  },
  publishCharacter: {
    run: (editor) => publishCharacter(editor, 'mara', 4),
    operation: 'publishCharacter story mara',
    busy: busyKeys.portrait('mara'),
    most: '4',
  },
  drawCharacterSheet: {
    run: (editor) => drawCharacterSheet(editor, 'mara', 4),
    operation: 'drawCharacterSheet story mara',
    busy: busyKeys.sheet('mara'),
    most: '4',
  },
  regenerateImage: {
    run: (editor) => regenerateImage(editor, 'a', { prompt: ' ', most: 5 }),
    operation: 'regenerateImage a',
    body: {},
    busy: busyKeys.visual('a'),
    most: '5',
  },
  'regenerateImage of another prompt in a look of its own': {
    run: (editor) => regenerateImage(editor, 'a', { prompt: ' A fox ', basePrompt: '', look: null }),
    operation: 'regenerateImage a',
    body: { custom_prompt: 'A fox', base_prompt: '', image_style: null },
    busy: busyKeys.visual('a'),
  },
  regenerateSceneAudio: {
    run: (editor) => regenerateSceneAudio(editor, 'one', 3),
    operation: 'regenerateSceneAudio',
    body: { story_id: 'story', scene_id: 'one' },
    busy: busyKeys.voice('one'),
    most: '3',
  },
  transcribeSceneAudio: {
    run: (editor) => transcribeSceneAudio(editor, 'one', { most: 8 }),
    operation: 'transcribeSceneAudio',
    body: { story_id: 'story', scene_id: 'one', language: 'en-US' },
    busy: busyScenes('Transcribing', ['one']),
    most: '8',
  },
  'transcribeSceneAudio of a text': {
    run: (editor) => transcribeSceneAudio(editor, 'one', { text: '' }),
    operation: 'transcribeSceneAudio',
    body: { story_id: 'story', scene_id: 'one', language: 'en-US', text: '' },
    busy: busyScenes('Transcribing', ['one']),
  },
  'updateScenesAudio that speaks': {
    run: (editor) => updateScenesAudio(editor, ['one'], { rate: 2 }, true, 4),
    operation: 'updateSceneAudio',
    body: {
      ...{ story_id: 'story', scene_id: 'one', speaking_rate: 2 },
      ...{ generate_audio: true, upload_audio: false },
    },
    most: '4',
  },
}

/** Whether the balance is fetched again. */
function watchBalance({ queries }: Editor) {
  const key = getGetUserDetailsQueryKey()
  queries.setQueryData(key, {})
  return () => queries.getQueryState(key)?.isInvalidated
}

test.each(Object.entries({ ...quoted, ...tasks, ...others }))(
  '%s: is asked for under a key and for at most what was shown, and the balance is asked for again',
  async (_name, { run, operation, body, busy, most }) => {
    const { editor, calls, said, busy: isBusy } = begin()
    const isAskedAgain = watchBalance(editor)
    await run(editor)
    expect(calls.map((call) => call.operation.replace(UUID, 'KEY'))).toEqual([operation])
    expect(calls[0]?.body).toEqual(body)
    expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(UUID)
    expect(calls[0]?.headers.get('Most-Credits')).toBe(most ?? null)
    expect([calls[0]?.busy, isBusy()]).toEqual([busy === undefined ? [] : [busy], []])
    expect([isAskedAgain(), said()]).toEqual([true, [expect.stringMatching(/\w/)]])
  },
)

test.each<[string, (editor: Editor) => Promise<unknown>]>([
  ['addAroll', (editor) => addAroll(editor, 'one')],
  ['setStock', (editor) => setStock(editor, place, { id: 'wave', title: '' } as never, '')],
  ['applyRewriting', (editor) => applyRewriting(editor, { rewriting_id: 'anew', pair_ids: [] })],
  ['updateScenesAudio that does not speak', (editor) => updateScenesAudio(editor, ['one'], { rate: 2 }, false, 4)],
])('%s costs nothing: it shows no price, and the balance stays', async (_name, run) => {
  const { editor, calls } = begin()
  const isAskedAgain = watchBalance(editor)
  await run(editor)
  expect([calls[0]?.headers.get('Most-Credits'), isAskedAgain()]).toEqual([null, false])
})

test.each(Object.entries(quoted))(
  '%s: what was begun or stopped is shown as the server has it by then, and true where anybody asks',
  async (_name, { run, operation }) => {
    const { editor, answer, operations, open, said } = begin()
    const story = 'getStory?story_id=story'
    expect(await run(editor)).not.toBe(true)
    expect(operations()).toEqual([operation])
    answer(operation, {})
    answer(story, { ...shortStory(), visual_style: 'by then' })
    expect(await run(editor)).not.toBe(false)
    expect(operations()).toEqual([operation, operation, story])
    expect([open().story.visual_style, said().length]).toEqual(['by then', 1])
  },
)

test.each(Object.entries(tasks))(
  '%s: its task is added to the tasks of the story',
  async (_name, { run, operation }) => {
    const { editor, answer } = begin()
    const task = { task_id: 'task', story_id: 'story', status: 'CREATED', progress: 0, created_at: '2026-01-01' }
    expect(await run(editor)).toBeUndefined()
    expect(tasksOf(editor)).toEqual([])
    answer(operation, task)
    expect(await run(editor)).toEqual(task)
    expect(tasksOf(editor)).toEqual([task])
  },
)

test.each<[name: string, isBegun: unknown, none: unknown]>([
  ['rewriteStory', true, false],
  ['discardRewriting', true, false],
  ['generateMagicPrompt', 'A fox', undefined],
  ['imagePromptFromVisualAction', 'A fox', undefined],
])('%s: returns %o, or %o when it is refused', async (name, begun, none) => {
  const { editor, answer } = begin()
  const { run, operation } = others[name] ?? { run: () => undefined, operation: '' }
  expect(await run(editor)).toBe(none)
  answer(operation, { prompt: 'A fox' })
  expect(await run(editor)).toBe(begun)
})
