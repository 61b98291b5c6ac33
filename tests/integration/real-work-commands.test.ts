import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { setUpEditor } from './testing/set-up-editor.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { at } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { acceptQuote } from '#src/features/editor/generation/commands/accept-quote.ts'
import { applyRewriting } from '#src/features/editor/generation/commands/apply-rewriting.ts'
import { discardRewriting } from '#src/features/editor/generation/commands/discard-rewriting.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { rewriteStory } from '#src/features/editor/generation/commands/rewrite-story.ts'
import { stopQuote } from '#src/features/editor/generation/commands/stop-quote.ts'
import { updateImagePrompt } from '#src/features/editor/visuals/commands/update-image-prompt.ts'

const { test: app, begin } = await setUpEditor()
beforeEach(() => {
  app.app.engines = createTestEngines()
})
afterEach(() => void vi.unstubAllGlobals())

test('rewriteStory leaves the story unchanged; applyRewriting applies the chosen scenes, discardRewriting none', async () => {
  const { ada, storyId, editor, open, check, runJobs, said } = await begin()
  const rewriting = () => app.ok('getRewriting', { as: ada, params: { story_id: storyId } })
  const texts = () => open().order.map((id) => open().scenes[id]?.text)
  const before = texts()
  const anew = { script_type: 'SCRIPT' as const, initial_prompt: [...before, 'Nobody is here.'].join(' ') }
  const { credits } = await rewriting()
  await check((each) => rewriteStory(each, anew, credits))
  await runJobs()
  const { rewriting_id, pairs } = await rewriting()
  expect(texts()).toEqual(before)
  const added = pairs.filter(({ change }) => change === 'ADDED').map(({ id }) => id)
  const chosen = { rewriting_id: rewriting_id ?? '', pair_ids: added }
  expect(await check((each) => applyRewriting(each, chosen))).toBe(true)
  expect(texts()).toEqual([...before, 'Nobody is here.'])

  const balance = await app.balance(ada)
  expect(await rewriteStory(editor, anew, credits)).toBe(true)
  expect(await discardRewriting(editor)).toBe(true)
  await runJobs()
  expect([(await rewriting()).state, texts().length]).toEqual(['NONE', before.length + 1])
  // Nothing was written yet.
  expect([await app.balance(ada), said()]).toEqual([balance, []])
})

test('updateImagePrompt saves an image’s prompt, and generates nothing', async () => {
  const { ids, check, open } = await begin()
  const sceneId = at(ids, 0)
  const [arollId = ''] = open().scenes[sceneId]?.arollIds ?? []
  const shown = () => open().arolls[arollId]?.aroll_object
  const image = shown()?.media?.id
  await check((editor) => updateImagePrompt(editor, { sceneId, arollId, prompt: 'A lighthouse' }))
  expect(shown()).toMatchObject({ custom_image_generation_prompt: 'A lighthouse', media: { id: image } })
})

test('acceptQuote replaces drafts at the quoted price; stopQuote keeps finished pieces and cancels the rest', async () => {
  const { ada, storyId, editor, open, runJobs, said } = await begin({ isPremium: true, extraCredits: 100 })
  const { engines } = createRealEngines()
  app.app.engines = engines
  const { items } = await app.ok('getRealWork', { as: ada, params: { story_id: storyId } })
  const images = items.filter(({ part }) => part === 'PICTURE').map(({ id }) => id)
  const quoted = (ids: readonly string[]) =>
    app.ok('createQuote', { as: ada, body: { story_id: storyId, items: [...ids] } })
  const balance = await app.balance(ada)
  const all = await quoted(images)
  expect(await acceptQuote(editor, all.id)).toBe(true)
  const [first = ''] = open().scenes[open().order[0] ?? '']?.arollIds ?? []
  expect(open().arolls[first]?.status).toBe('GENERATING')
  await stopQuote(editor, all.id)
  expect(open().arolls[first]?.status).toBe('COMPLETED')
  expect([await app.balance(ada), said()]).toEqual([balance, []])
  // A stopped quote does not start its pieces again.
  expect(await acceptQuote(editor, all.id)).toBe(false)
  expect(said()).toEqual([expect.stringMatching(/\w/)])

  const [one = ''] = images
  useNotices.setState({ shown: [] })
  const { id: again } = await quoted([one])
  expect(await acceptQuote(editor, again)).toBe(false)
  // The runner has not ended the first one yet: no credits are held for an image that will not be generated.
  expect(said()).toEqual([expect.stringContaining('still in progress')])
  expect(await app.balance(ada)).toBe(balance)
  await runJobs()
  expect(await acceptQuote(editor, again)).toBe(true)
  await runJobs()
  await refreshStory(editor)
  const media_id = open().arolls[one.replace('picture:', '')]?.aroll_object.media?.id ?? ''
  expect((await app.ok('getReceipt', { as: ada, params: { media_id } })).receipt.engine).toBe('gpt-image-2')
  expect(await app.balance(ada)).toBeLessThan(balance)
})
