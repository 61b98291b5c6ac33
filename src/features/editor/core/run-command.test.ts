import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import type { OperationId } from '#src/shared/api/api-request.ts'
// @vitest-environment happy-dom
// @alone Calls that may have been carried out are withdrawn later, also after the file has ended.
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createEditor, type Editor } from './editor.ts'
import { saveStateOf } from './story-store.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { updateAspectRatio } from '../shell/commands/update-aspect-ratio.ts'
import { updateCaptionWord } from '../captions/commands/update-scene-captions.ts'
import { updateStoryTitle } from '../shell/commands/update-story-title.ts'
import { updateSceneAudio } from '../voice/commands/update-scene-audio.ts'
import { deleteScene } from '../scenes/commands/delete-scene.ts'
import { regenerateSceneAudio } from '../voice/commands/regenerate-scene-audio.ts'

const server = setUpServer()

let editor: Editor
let first: string
beforeEach(() => {
  editor = createEditor(exampleStory(), new QueryClient())
  first = editor.store.getState().open.order[0] ?? ''
})

const open = () => editor.store.getState().open
const said = () => useNotices.getState().shown.map(({ message }) => message)
const refuse = (id: OperationId) =>
  server.use(answerTo(id, () => HttpResponse.json({ message: 'No' }, { status: 500 })))

test('a new aspect ratio is shown at once and rolled back unless the answer is 200', async () => {
  refuse('updateAspectRatio')
  const before = open().story.aspect_ratio
  const change = updateAspectRatio(editor, 'ONE_ONE')
  expect(open().story.aspect_ratio).toBe('ONE_ONE')
  expect(saveStateOf(editor.store.getState())).toBe('saving')
  await change
  expect(open().story.aspect_ratio).toBe(before)
  expect(said()).toEqual(['Failed to update story aspect ratio'])
  expect(saveStateOf(editor.store.getState())).toBe('failed')
})

test('a new aspect ratio is rolled back after another 2xx than 200', async () => {
  const { scenes: _scenes, ...story } = exampleStory()
  server.use(answerTo('updateAspectRatio', () => HttpResponse.json({ ...story }, { status: 202 })))
  const before = open().story.aspect_ratio
  await updateAspectRatio(editor, 'ONE_ONE')
  expect(open().story.aspect_ratio).toBe(before)
})

test('a refused edit can be retried, and edits made meanwhile stay', async () => {
  refuse('updateAspectRatio')
  const { scenes: _scenes, brand_overlay: _overlay, custom_captions_style: _style, ...story } = exampleStory()
  server.use(answerTo('updateStoryTitle', () => HttpResponse.json({ ...story, display_title: 'New' })))
  await Promise.all([updateAspectRatio(editor, 'ONE_ONE'), updateStoryTitle(editor, 'New')])
  expect(open().story.display_title).toBe('New')
  server.use(
    answerTo('updateAspectRatio', () => HttpResponse.json({ ...story, display_title: 'New', aspect_ratio: 'ONE_ONE' })),
  )
  editor.store.getState().retry?.()
  await editor.enqueue(() => Promise.resolve())
  await expect.poll(() => saveStateOf(editor.store.getState())).toBe('saved')
  expect(open().story.aspect_ratio).toBe('ONE_ONE')
})

test('a deleted scene returns to its place when the call is refused', async () => {
  refuse('deleteScene')
  const before = open().order
  const change = deleteScene(editor, first)
  expect(open().order).not.toContain(first)
  await change
  expect(open().order).toEqual(before)
  expect(open().scenes[first]).toBeDefined()
  expect(said().join()).toMatch(/^Something Went Wrong/)
})

test('a new text marks the voice-over as outdated and spends nothing', async () => {
  let body: unknown
  server.use(
    answerTo('updateSceneAudio', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json({ message: 'No' }, { status: 500 })
    }),
  )
  const change = updateSceneAudio(editor, first, { text: 'Other words' })
  expect(open().scenes[first]).toMatchObject({ text: 'Other words', is_voiceover_stale: true })
  await change
  expect(body).toMatchObject({ new_text: 'Other words', generate_audio: false })
  expect(open().scenes[first]?.text).not.toBe('Other words')
  expect(said()).toEqual(['Failed to update scene audio'])
})

describe('regenerating a voice-over', () => {
  const keys: (string | null)[] = []
  const unknown = 'Failed to regenerate scene audio. We don’t know yet whether you were charged.'
  beforeEach(() => {
    keys.length = 0
    server.use(
      answerTo('regenerateSceneAudio', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return HttpResponse.error()
      }),
    )
  })
  const tell = (answer: () => Response) => server.use(answerTo('withdrawRequest', () => answer()))
  const outcome = (state: string) => HttpResponse.json({ idempotency_key: keys[0], state })

  const answers = (body: object, status: number) =>
    server.use(answerTo('regenerateSceneAudio', () => HttpResponse.json(body, { status })))

  test('a regeneration of a voice-over that the server refused says that nothing was charged', async () => {
    answers({ message: 'No', error: 'IN_PROGRESS' }, 409)
    await regenerateSceneAudio(editor, first)
    expect(said()).toEqual(['Failed to regenerate scene audio. You were not charged.'])
  })

  test('a voice-over’s notice says that a charge is unknown when something before the server answered', async () => {
    answers({ message: 'Bad gateway' }, 502)
    const ask = vi.fn(() => HttpResponse.json({ message: 'No', error: 'NOT_FOUND' }, { status: 404 }))
    tell(ask)
    await regenerateSceneAudio(editor, first)
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    expect(said()).toEqual([unknown])
  })

  test('regenerating a voice-over on a device that is offline sends nothing and says so', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await regenerateSceneAudio(editor, first)
    onLine.mockRestore()
    expect(said()).toEqual(['You’re offline, so nothing was sent. Try again when you’re back online.'])
    expect(keys).toEqual([])
  })

  test('the result of an unanswered regeneration is looked up, and it is called uncharged only once that is known', async () => {
    let reach = () => {}
    const reached = new Promise<void>((resolve) => (reach = resolve))
    let asked = 0
    server.use(
      answerTo('withdrawRequest', async ({ params }) => {
        asked++
        if (asked === 1) return HttpResponse.error()
        await reached
        return HttpResponse.json({ idempotency_key: params['idempotency_key'], state: 'WITHDRAWN' })
      }),
    )
    await regenerateSceneAudio(editor, first)
    expect(said()).toEqual([unknown])
    await expect.poll(() => asked).toBe(1)
    dispatchEvent(new Event('online'))
    await expect.poll(() => asked).toBe(2)
    expect(said()).toEqual([unknown])
    reach()
    await expect.poll(said).toContain('Your request didn’t reach the server. You were not charged.')
    // The old key is withdrawn: a retry is new work.
    editor.store.getState().retry?.()
    await expect.poll(() => keys.length).toBe(2)
    expect(keys[1]).not.toBe(keys[0])
  })

  test('a regeneration whose answer was lost is not repeated', async () => {
    tell(() => outcome('ACCEPTED'))
    server.use(answerTo('getStory', () => HttpResponse.json(exampleStory())))
    await regenerateSceneAudio(editor, first)
    await expect.poll(said).toContain('The response was lost, but your request was completed and charged as usual.')
    editor.store.getState().retry?.()
    await expect.poll(() => editor.store.getState().busy).toEqual([])
    expect(keys).toHaveLength(1)
  })

  test('a regeneration is sent again under the same key when no look-up was possible', async () => {
    tell(() => HttpResponse.error())
    await regenerateSceneAudio(editor, first)
    editor.store.getState().retry?.()
    await expect.poll(() => keys.length).toBe(2)
    expect(keys[1]).toBe(keys[0])
    await expect.poll(() => editor.store.getState().busy).toEqual([])
    // An unknown result is polled as long as the page is open, and this one closes.
    tell(() => outcome('ACCEPTED'))
    server.use(answerTo('getStory', () => HttpResponse.json(exampleStory())))
    dispatchEvent(new Event('online'))
    await expect.poll(said).toContain('The response was lost, but your request was completed and charged as usual.')
  })
})

test('one caption word is corrected, times and other words are unchanged', async () => {
  const words = open().scenes[first]?.captions ?? []
  let sent: unknown
  server.use(
    answerTo('updateSceneCaptions', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ message: 'No' }, { status: 400 })
    }),
  )
  await updateCaptionWord(editor, first, 0, 'Each')
  expect(sent).toMatchObject({ captions: [{ ...words[0], word: 'Each' }, ...words.slice(1)] })
  expect(open().scenes[first]?.captions).toEqual(words)
})

test('edits reach the server in the order they were made', async () => {
  const seen: string[] = []
  const { scenes: _scenes, brand_overlay: _overlay, custom_captions_style: _style, ...story } = exampleStory()
  server.use(
    answerTo<{ display_title: string }>('updateStoryTitle', async ({ request }) => {
      const { display_title } = await request.json()
      // The first takes longest.
      for (let turn = seen.length === 0 ? 20 : 0; turn > 0; turn--) await Promise.resolve()
      seen.push(display_title)
      return HttpResponse.json({ ...story, display_title })
    }),
  )
  await Promise.all(['A', 'B', 'C'].map((title) => updateStoryTitle(editor, title)))
  expect(seen).toEqual(['A', 'B', 'C'])
  expect(open().story.display_title).toBe('C')
})
