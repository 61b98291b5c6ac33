import { setImmediate } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { signIn } from './testing/pretend-page.ts'
import { FULL_BOX } from '#src/domain/overlays.ts'
import { makeGround } from '#server/modules/stories/history/testing/edited-story.ts'
import { seededRandom, type Random } from '#server/modules/stories/history/testing/random.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { newSticker, newText } from '#server/testing/new-overlays.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { addScene, duplicateScenes } from '#src/features/editor/scenes/commands/add-scene.ts'
import { updateCaptions } from '#src/features/editor/captions/commands/update-captions.ts'
import { updateScenePause } from '#src/features/editor/scenes/commands/update-scene-pause.ts'
import { updateStoryTitle } from '#src/features/editor/shell/commands/update-story-title.ts'
import { updateSceneAudio, updateScenesAudio } from '#src/features/editor/voice/commands/update-scene-audio.ts'
import { addMusicCue, deleteMusicCues, updateMusicCues } from '#src/features/editor/music/commands/edit-music-cues.ts'
import { addOverlays, deleteOverlays, updateOverlays } from '#src/features/editor/overlays/commands/edit-overlays.ts'
import { allOverlays } from '#src/features/editor/core/open-overlays.ts'
import { musicCuesIn } from '#src/features/editor/core/open-music-cues.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import { deleteScene } from '#src/features/editor/scenes/commands/delete-scene.ts'
import { mergeScenes } from '#src/features/editor/scenes/commands/merge-scenes.ts'
import { reorderScenes } from '#src/features/editor/scenes/commands/reorder-scenes.ts'
import { splitScene } from '#src/features/editor/scenes/commands/split-scene.ts'
import { redoStoryEdit, undoStoryEdit } from '#src/features/editor/history/commands/undo-story-edit.ts'
import { applyStoryChange } from '#src/features/editor/core/refresh-story.ts'
import { createEditor } from '#src/features/editor/core/editor.ts'
import { filmOf, toOpenStory } from '#src/features/editor/core/open-story.ts'
import { deliver } from '#src/shared/realtime/events.ts'

type Editor = ReturnType<typeof createEditor>

const app = await createTestApp()
const seeds = Array.from({ length: process.env.LONG_TESTS === '1' ? 50 : 2 }, (_, index) => index + 1)
const TURNS = 30

beforeEach(async () => {
  await app.reset()
})
afterAll(() => app.close())

const read = (as: TestUser, storyId: string) => app.ok('getStory', { as, query: { story_id: storyId } })

/** One random edit in one tab; it is not awaited. */
function edit(random: Random, editor: Editor, sound: Media): Promise<unknown> {
  const { open } = editor.store.getState()
  const { order } = open
  const sceneId = random.pick(order.length > 0 ? order : [''])
  const idOf = (all: readonly { id: string }[]) => random.pick(all.length > 0 ? all : [{ id: crypto.randomUUID() }]).id
  const [overlayId, otherId] = [idOf(allOverlays(open)), idOf(allOverlays(open))]
  const cueId = idOf(musicCuesIn(open))
  return random.pick([
    () => updateStoryTitle(editor, `Title ${random.below(100)}`),
    () => updateScenePause(editor, sceneId, random.below(3000)),
    () => updateSceneAudio(editor, sceneId, { text: `Text ${random.below(100)}.` }),
    () => updateCaptions(editor, { captions_margin_from_bottom: random.below(60) }),
    () => updateScenesAudio(editor, order.slice(0, 2), { rate: 0.5 + random.below(15) / 10 }),
    () => duplicateScenes(editor, order.slice(-2)),
    () => reorderScenes(editor, [sceneId], random.below(order.length + 1)),
    () => reorderScenes(editor, order.slice(0, 2), random.below(order.length)),
    () => addScene(editor, random.below(order.length + 1)),
    () => deleteScene(editor, sceneId),
    () => splitScene(editor, sceneId, random.pick([{ index: 1 }, { frame: 1 + random.below(60) }])),
    () => mergeScenes(editor, order.slice(random.below(order.length)).slice(0, 2 + random.below(2))),
    () => addOverlays(editor, [newSticker({ scene_id: sceneId }), newText()]),
    () => updateOverlays(editor, [{ overlay_id: overlayId, scene_id: sceneId, overlay_order: random.below(5) }]),
    () =>
      updateOverlays(
        editor,
        [overlayId, otherId].map((id, at) => ({ overlay_id: id, start_ms: at * 500, box: FULL_BOX })),
      ),
    () => deleteOverlays(editor, [overlayId, otherId]),
    () => addMusicCue(editor, sound, random.pick([sceneId, null])),
    () => updateMusicCues(editor, [{ music_cue_id: cueId, start_ms: random.below(900), is_muted: random.coin() }]),
    () => deleteMusicCues(editor, [cueId]),
    () => undoStoryEdit(editor),
    () => redoStoryEdit(editor),
  ])()
}

/** Everything that is shown, without times, counters of changes and what only the list of stories needs. */
function shown(open: ReturnType<typeof toOpenStory>) {
  const { display_title: title, captions_settings: captions } = open.story
  const rows = open.order.map((id) => open.scenes[id])
  return JSON.parse(
    JSON.stringify(
      {
        ...{ title, captions, order: open.order, rows, arolls: open.arolls, film: filmOf(open) },
        ...{ overlays: open.story.overlays, cues: open.story.music_cues },
      },
      (name, value: unknown) => (['updated_at', 'element_order'].includes(name) ? undefined : value),
    ),
  ) as unknown
}

/** Random edits in two tabs at once; returns what each shows at the end, and what the server has. */
async function editInTwoTabs(seed: number, { isDeaf = false } = {}) {
  const random = seededRandom(seed)
  const { owner: ada, storyId, recordingId } = await makeGround(app)
  const sound = await app.ok('getMedia', { as: ada, params: { media_id: recordingId } })
  signIn(app, ada)
  const document = await read(ada, storyId)
  const tabs = [createEditor(document, new QueryClient()), createEditor(document, new QueryClient())]

  const running: Promise<unknown>[] = []
  let delivered = 0
  /** Events reach both tabs, with any delay. */
  const hear = () => {
    for (const { event, data } of app.events.slice(delivered))
      if (event !== 'story-changed') running.push(deliver(event, data))
      else if (!isDeaf)
        for (const tab of tabs) running.push(applyStoryChange(tab, data as Parameters<typeof applyStoryChange>[1]))
    delivered = app.events.length
  }
  for (let turn = 0; turn < TURNS; turn++) {
    running.push(edit(random, random.pick(tabs), sound))
    if (random.coin()) await setImmediate()
    if (random.coin()) running.push(app.runJobs())
    if (random.coin()) hear()
  }
  // Events may lead to more calls, and splits and merges end with one of a job.
  for (let settled = -1; settled !== running.length;) {
    settled = running.length
    const end = { isReached: false }
    void Promise.all(running).then(() => (end.isReached = true))
    while (!end.isReached) {
      await app.runJobs()
      hear()
      await setImmediate()
    }
    hear()
  }
  return {
    running: tabs.map((tab) => tab.store.getState().running),
    shown: tabs.map((tab) => shown(tab.store.getState().open)),
    kept: shown(toOpenStory(await read(ada, storyId))),
  }
}

test.each(seeds)(
  'seed %i: two tabs that edit at once end with the server’s story',
  async (seed) => {
    const end = await editInTwoTabs(seed)
    expect(end.running).toEqual([0, 0])
    expect(end.shown).toEqual([end.kept, end.kept])
  },
  60_000,
)

test('seeded fault: tabs without each other’s events do not end with the server’s story', async () => {
  const end = await editInTwoTabs(1, { isDeaf: true })
  expect(end.shown).not.toEqual([end.kept, end.kept])
}, 60_000)
