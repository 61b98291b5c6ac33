import { afterEach, expect, test, vi } from 'vitest'
import { setUpEditor } from './testing/set-up-editor.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { png } from '#server/modules/stories/arolls/testing/set-up-arolls.ts'
import { at } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { acceptQuote } from '#src/features/editor/generation/commands/accept-quote.ts'
import { addMediaToScene } from '#src/features/editor/media/commands/media-into-story.ts'
import { addScene, duplicateScenes } from '#src/features/editor/scenes/commands/add-scene.ts'
import { composeMusic } from '#src/features/editor/music/commands/compose-music.ts'
import { createTask } from '#src/features/editor/generation/commands/create-task.ts'
import { generateMagicPrompt } from '#src/features/editor/visuals/commands/generate-magic-prompt.ts'
import { regenerateAllVisuals } from '#src/features/editor/visuals/commands/generate-whole-long-story-video.ts'
import { regenerateCharacterPortrait } from '#src/features/editor/cast/commands/get-character-portrait.ts'
import { imagePromptFromVisualAction } from '#src/features/editor/visuals/commands/image-prompt-from-visual-action.ts'
import { regenerateStaleWork } from '#src/features/editor/generation/commands/regenerate-stale-work.ts'
import { publishCharacter } from '#src/features/editor/cast/commands/publish-character.ts'
import { regenerateImage } from '#src/features/editor/visuals/commands/regenerate-image.ts'
import { restoreStoryVersion } from '#src/features/editor/history/commands/restore-story-version.ts'
import { rewriteStory } from '#src/features/editor/generation/commands/rewrite-story.ts'
import { updateAspectRatio } from '#src/features/editor/shell/commands/update-aspect-ratio.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'

const { test: app, begin } = await setUpEditor()
afterEach(() => void vi.unstubAllGlobals())

test('a slow command names what is busy until it is answered', async () => {
  const { editor: opened, ids, open } = await begin()
  const sceneId = at(ids, 0)
  const [first = ''] = open().scenes[sceneId]?.arollIds ?? []
  const commands: [run: (editor: Editor) => unknown, busy: string][] = [
    [(editor) => addScene(editor, 0), 'scene'],
    [(editor) => duplicateScenes(editor, [sceneId]), `scenes:|Duplicating|${sceneId}`],
    [(editor) => regenerateImage(editor, first, { prompt: 'A lighthouse' }), `visual:${first}`],
    [(editor) => regenerateAllVisuals(editor, { mode: 'IMAGE', most: 100 }), 'visual:all'],
    [(editor) => generateMagicPrompt(editor, { sceneId, arollId: first, prompt: '' }), `prompt:${sceneId}`],
    [(editor) => imagePromptFromVisualAction(editor, sceneId, 'WIDER'), `prompt:${sceneId}`],
    [
      (editor) => createTask(editor, first, { model_id: 'draft-upscale', duration: 5, expression_intensity: 3 }),
      `task:${first}`,
    ],
    [(editor) => regenerateCharacterPortrait(editor, 'mara'), 'portrait:mara'],
    [(editor) => publishCharacter(editor, 'mara'), 'portrait:mara'],
    [(editor) => composeMusic(editor, { model_id: 'compose-music', prompt: 'A piano', duration: 12 }, 9), 'composing'],
    [(editor) => regenerateStaleWork(editor, { mostCredits: 1 }), 'regenerating-stale-work'],
    [(editor) => rewriteStory(editor, { script_type: 'SCRIPT', initial_prompt: 'One.' }, 1), 'rewriting'],
    [(editor) => acceptQuote(editor, 'quote'), 'real'],
    [(editor) => restoreStoryVersion(editor, 'version'), 'version'],
  ]
  // Nothing is answered.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  for (const [run, busy] of commands) {
    void run(opened)
    expect(opened.store.getState().busy.at(-1)).toBe(busy)
  }
  expect(opened.store.getState().busy).toHaveLength(commands.length)
})

test('updateAspectRatio restores the shape after any answer but 200', async () => {
  const { editor, open, said } = await begin()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (request: Request) => {
    const { body, headers } = await fetch(request)
    return new Response(body, { status: 202, headers })
  })
  const { aspect_ratio: before } = open().story
  expect(await updateAspectRatio(editor, 'ONE_ONE')).toBeUndefined()
  expect(open().story.aspect_ratio).toBe(before)
  expect(said()).toEqual(['Failed to update story aspect ratio'])
})

test('addMediaToScene replaces the first A-roll by an image, or adds it where requested', async () => {
  const { ada, ids, open, check } = await begin()
  const sceneId = at(ids, 0)
  const arolls = () => open().scenes[sceneId]?.arollIds ?? []
  const [first = ''] = arolls()
  const { id: media_id } = await uploadFile(app, ada, png)
  const image = await app.ok('getMedia', { as: ada, params: { media_id } })
  await check(async (editor) => addMediaToScene(editor, sceneId, image), {
    arolls: { [first]: { aroll_object: { media: { id: media_id } } } },
  })
  expect(arolls()).toEqual([first])
  await check(async (editor) => addMediaToScene(editor, sceneId, image, true))
  expect(arolls()).toHaveLength(2)
})
