// @vitest-environment happy-dom
import { delay } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deliver } from '#src/shared/realtime/events.ts'
import { busyScenes } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { setUpCalls, shortStory } from '#src/features/editor/testing/set-up-calls.ts'
import { mergeScenes } from './merge-scenes.ts'
import { regenerateSceneAudio } from '#src/features/editor/voice/commands/regenerate-scene-audio.ts'
import { splitScene } from './split-scene.ts'
import { transcribeSceneAudio } from '#src/features/editor/voice/commands/transcribe-scene-audio.ts'
import { updateSceneAudio } from '#src/features/editor/voice/commands/update-scene-audio.ts'

const { begin } = setUpCalls()

const STORY = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
const GET = `getStory?story_id=${STORY}`
const ID = (last: number) => `0197f1c2-8a51-7c33-9d0e-4b8f6a2f1f0${last}`
const [one, two, three, other] = [ID(1), ID(2), ID(3), ID(4)]

/** The short story with ids as in events. */
function open() {
  const named = { ...shortStory(), id: STORY, story_id: STORY }
  const scenes = named.scenes.map((scene, at) => ({
    ...{ ...scene, id: ID(at + 1), scene_id: ID(at + 1), story_id: STORY, arolls: [], aroll: null },
    // No voice-over has to be copied first.
    audio_media: null,
  }))
  const document = { ...named, scenes }
  const opened = begin(() => document)
  return { ...opened, scene: (at: number) => document.scenes[at] as (typeof scenes)[number] }
}
type Opened = ReturnType<typeof open>

interface Work {
  run: (editor: Editor) => Promise<unknown>
  operation: string
  body: object
  busy: string
  event: Parameters<typeof deliver>[0]
  /** Events about other work. */
  foreign: object[]
  /** The event that ends it, and the order of scenes afterwards. */
  done: (opened: Opened) => object
  order: string[]
  /** The new text of scene one, if it changes. */
  text?: string
}

const scene = ({ scene: at }: Opened, more: object) => ({ ...at(0), ...more })
const ofOne = { story_id: STORY, scene_id: one }

const WORK: Record<string, Work> = {
  'splitScene at a word': {
    run: (editor) => splitScene(editor, one, { index: 2 }),
    operation: 'splitScene',
    body: { ...ofOne, index: 2 },
    busy: busyScenes('Splitting', [one]),
    event: 'scene-split',
    foreign: [{ source_scene_id: two, scenes: [] }],
    done: (opened) => ({
      source_scene_id: one,
      scenes: [scene(opened, {}), scene(opened, { id: other, scene_id: other, element_order: 1 })],
    }),
    order: [one, other, two, three],
  },
  'splitScene at a frame': {
    run: (editor) => splitScene(editor, one, { frame: 9 }),
    operation: 'splitScene',
    body: { ...ofOne, frame: 9 },
    busy: busyScenes('Splitting', [one]),
    event: 'scene-split',
    foreign: [],
    done: () => ({ source_scene_id: one, scenes: [] }),
    order: [one, two, three],
  },
  mergeScenes: {
    run: (editor) => mergeScenes(editor, [one, two, three]),
    operation: 'mergeScenes',
    body: { story_id: STORY, scene_id_one: one, scene_id_two: two, further_scene_ids: [three] },
    busy: busyScenes('Merging', [one, two, three]),
    event: 'scene-merged',
    foreign: [
      { source_scene_ids: [one, three], scene: null },
      { source_scene_ids: [two, three], scene: null },
    ],
    done: (opened) => ({
      source_scene_ids: [one, two, three],
      scene: scene(opened, { id: other, scene_id: other }),
    }),
    order: [other],
  },
  transcribeSceneAudio: {
    run: (editor) => transcribeSceneAudio(editor, one),
    operation: 'transcribeSceneAudio',
    body: { ...ofOne, language: 'en-US' },
    busy: busyScenes('Transcribing', [one]),
    event: 'scene-audio-transcribed',
    foreign: [{ scene_id: two, scene: null }],
    done: (opened) => ({ scene_id: one, scene: scene(opened, { text: 'As heard' }) }),
    order: [one, two, three],
    text: 'As heard',
  },
}

/** Lets a command continue until its call is answered. */
async function started({ calls }: Opened, run: () => Promise<unknown>) {
  const onEnd = vi.fn<(answer: unknown) => void>()
  const ended = run().then(onEnd)
  await vi.waitUntil(() => calls.length > 0)
  return { ended, onEnd }
}

describe.each(Object.entries(WORK))(
  '%s',
  (_name, { run, operation, body, busy, event, foreign, done, order, text }) => {
    test('ends with the event of its scene, and with no other', async () => {
      const opened = open()
      opened.answer(operation, {})
      const places = (id: string, element_order: number) => ({ ...opened.scene(0), id, scene_id: id, element_order })
      opened.answer(GET, () => ({ ...opened.document, scenes: order.map(places) }))
      const { ended, onEnd } = await started(opened, () => run(opened.editor))
      expect(opened.calls).toMatchObject([{ operation, body, busy: [busy] }])
      for (const about of foreign) expect(await deliver(event, { ...about, story_id: STORY, error: null })).toBe(true)
      await deliver(event, { ...done(opened), story_id: other, error: 'In another story' })
      expect([onEnd.mock.calls.length, opened.busy()]).toEqual([0, [busy]])
      expect(await deliver(event, { ...done(opened), story_id: STORY, error: null })).toBe(true)
      await ended
      expect(opened.open().order).toEqual(order)
      if (text !== undefined) expect(opened.open().scenes[one]?.text).toBe(text)
      expect([opened.busy(), opened.said()]).toEqual([[], []])
    })

    test('shows the error of the event, and changes nothing', async () => {
      const opened = open()
      opened.answer(operation, {})
      const before = opened.open()
      const fetched = vi.spyOn(globalThis, 'fetch')
      const { ended } = await started(opened, () => run(opened.editor))
      await deliver(event, { ...done(opened), scenes: [], scene: null, story_id: STORY, error: 'It is silent' })
      await ended
      expect(opened.said()).toEqual([expect.stringMatching(/: It is silent$/)])
      expect([opened.open(), opened.busy()]).toEqual([before, []])
      // What failed is not charged: no confirmation is needed.
      expect(fetched).toHaveBeenCalledOnce()
    })
  },
)

test('mergeScenes returns the new scene, transcribeSceneAudio takes its words over', async () => {
  const merging = open()
  merging.answer('mergeScenes', {})
  const { ended, onEnd } = await started(merging, () => mergeScenes(merging.editor, [one, two]))
  const made = scene(merging, { id: other, scene_id: other })
  await deliver('scene-merged', { story_id: STORY, source_scene_ids: [one, two], scene: made, error: null })
  await ended
  expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: other }))

  const listening = open()
  listening.answer('transcribeSceneAudio', {})
  const heard = await started(listening, () => transcribeSceneAudio(listening.editor, one))
  const event = { story_id: STORY, scene: scene(listening, { text: 'As heard' }), error: null }
  await deliver('scene-audio-transcribed', event)
  await heard.ended
  expect(listening.open().scenes[one]?.text).toBe('As heard')
})

describe('an event that is lost', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())
  test('is replaced by polling the scene every four seconds until it is not busy any more', async () => {
    const opened = open()
    let status = 'GENERATING'
    opened.answer('splitScene', {})
    opened.answer(GET, () => ({ ...opened.document, scenes: [{ ...opened.scene(0), status }] }))
    const onEnd = vi.fn<() => void>()
    const ended = splitScene(opened.editor, one, { index: 2 }).then(onEnd)
    await expect.poll(() => opened.calls.length).toBe(1)
    const asks = () => opened.operations().filter((operation) => operation === GET).length
    vi.advanceTimersByTime(3999)
    expect(asks()).toBe(0)
    vi.advanceTimersByTime(1)
    await expect.poll(() => opened.open().order.length).toBe(1)
    await opened.editor.enqueue(() => Promise.resolve())
    expect([asks(), onEnd.mock.calls.length]).toEqual([1, 0])
    status = 'COMPLETED'
    vi.advanceTimersByTime(4000)
    await ended
    expect([opened.said(), opened.busy(), opened.open().order]).toEqual([[], [], [one]])
    vi.advanceTimersByTime(60_000)
    expect([asks(), vi.getTimerCount()]).toEqual([2, 0])
  })
})

test.each<[name: string, run: (editor: Editor) => Promise<unknown>]>([
  ['splitScene', (editor) => splitScene(editor, one, { index: 2 })],
  ['mergeScenes', (editor) => mergeScenes(editor, [one, two])],
  ['transcribeSceneAudio', (editor) => transcribeSceneAudio(editor, one)],
  ['regenerateSceneAudio', (editor) => regenerateSceneAudio(editor, one)],
])('%s: the last typed text is saved before the call', async (_name, run) => {
  const opened = open()
  const save = 'updateSceneAudio'
  const asked: string[][] = []
  opened.answer(save, async () => {
    // A slow server.
    await delay(20)
    asked.push(opened.operations())
    return { ...opened.scene(0), text: 'Typed last' }
  })
  await Promise.all([updateSceneAudio(opened.editor, one, { text: 'Typed last' }), run(opened.editor)])
  expect(asked).toEqual([[save]])
  expect(opened.operations()).toEqual([save, expect.any(String)])
})
