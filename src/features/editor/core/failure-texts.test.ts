// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createEditor, type Editor } from './editor.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { acceptQuote } from '../generation/commands/accept-quote.ts'
import { applyRewriting } from '../generation/commands/apply-rewriting.ts'
import { deleteScene } from '../scenes/commands/delete-scene.ts'
import { generateMagicPrompt } from '../visuals/commands/generate-magic-prompt.ts'
import { imagePromptFromVisualAction } from '../visuals/commands/image-prompt-from-visual-action.ts'
import { importSubtitles } from '../captions/commands/import-subtitles.ts'
import { overrideCaptions } from '../captions/commands/override-captions.ts'
import { regenerateImage } from '../visuals/commands/regenerate-image.ts'
import { regenerateSceneAudio } from '../voice/commands/regenerate-scene-audio.ts'
import { resyncSceneCaptions } from '../captions/commands/resync-scene-captions.ts'
import { rewriteStory } from '../generation/commands/rewrite-story.ts'
import { splitScene } from '../scenes/commands/split-scene.ts'
import { transcribeSceneAudio } from '../voice/commands/transcribe-scene-audio.ts'
import { updateAspectRatio } from '../shell/commands/update-aspect-ratio.ts'
import { updateSceneAudio, updateScenesAudio } from '../voice/commands/update-scene-audio.ts'
import { updateSpeaker } from '../cast/commands/update-speaker.ts'

vi.mock('../scenes/commands/wav-copies.ts', () => ({ withWavCopies: async () => ({}) }))
const server = setUpServer()

interface Place {
  scene: string
  aroll: string
}

const CALLS: readonly [text: string, command: string, call: (editor: Editor, place: Place) => unknown][] = [
  ['Failed to update story aspect ratio', 'updateAspectRatio', (editor) => updateAspectRatio(editor, 'ONE_ONE')],
  [
    'Failed to update scene audio',
    'updateSceneAudio',
    (editor, { scene }) => updateSceneAudio(editor, scene, { text: 'Other words' }),
  ],
  [
    'Failed to update scene audio. You were not charged.',
    'updateSceneAudio that speaks',
    (editor, { scene }) => updateScenesAudio(editor, [scene], { rate: 1.5 }, true, 3),
  ],
  [
    'Failed to update scene audio',
    'updateSceneAudio of a speaker',
    (editor, { scene }) => updateSpeaker(editor, scene, null),
  ],
  [
    'Failed to regenerate scene audio. You were not charged.',
    'regenerateSceneAudio',
    (editor, { scene }) => regenerateSceneAudio(editor, scene, 3),
  ],
  [
    'Failed to resync captions: Because',
    'resyncSceneCaptions',
    (editor, { scene }) => resyncSceneCaptions(editor, scene),
  ],
  [
    'Failed to Transcribe Audio: Because',
    'transcribeSceneAudio',
    (editor, { scene }) => transcribeSceneAudio(editor, scene),
  ],
  ['Scene Split Failed: Because', 'splitScene', (editor, { scene }) => splitScene(editor, scene, { frame: 5 })],
  ['Something Went Wrong: Because', 'deleteScene', (editor, { scene }) => deleteScene(editor, scene)],
  [
    'Something Went Wrong. You were not charged.',
    'generateMagicPrompt',
    (editor, { scene, aroll }) => generateMagicPrompt(editor, { sceneId: scene, arollId: aroll, prompt: 'A fox' }),
  ],
  [
    'Something Went Wrong. You were not charged.',
    'imagePromptFromVisualAction',
    (editor, { scene }) => imagePromptFromVisualAction(editor, scene, 'OTHER_TIME_OF_DAY'),
  ],
  [
    'Something Went Wrong. You were not charged.',
    'regenerateImage',
    (editor, { aroll }) => regenerateImage(editor, aroll, { prompt: 'A fox', most: 5 }),
  ],
  ['Something Went Wrong. You were not charged.', 'acceptQuote', (editor) => acceptQuote(editor, crypto.randomUUID())],
  [
    'Couldn’t rewrite the script. You were not charged.',
    'rewriteStory',
    (editor) => rewriteStory(editor, { part: 'TITLE' } as never, 3),
  ],
  ['No changes applied: Because', 'applyRewriting', (editor) => applyRewriting(editor, {} as never)],
  [
    'Couldn’t import the subtitles: Because',
    'importSubtitles',
    (editor) => importSubtitles(editor, [{ start: 0, end: 900, text: 'A line' }]),
  ],
  [
    'Couldn’t save the captions: Because',
    'overrideCaptions',
    (editor, { scene }) => overrideCaptions(editor, scene, [{ word: 'One', start: 0, end: 400 }], []),
  ],
]

test.each(CALLS)('shows "%s" when %s is refused, and restores the story', async (text, _name, call) => {
  server.use(http.all('*', () => HttpResponse.json({ message: 'Because', error: 'REFUSED' }, { status: 400 })))
  const editor = createEditor(exampleStory(), new QueryClient())
  const before = editor.store.getState().open
  const [scene = ''] = before.order
  const aroll = Object.values(before.arolls).find((one) => one.scene_id === scene)?.id ?? ''
  await call(editor, { scene, aroll })
  await vi.waitFor(() => expect(useNotices.getState().shown.map(({ message }) => message)).toEqual([text]))
  expect(editor.store.getState().open).toEqual(before)
})
