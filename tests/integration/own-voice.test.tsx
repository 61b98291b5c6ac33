// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { encodeWav } from '#engines/audio/wav.ts'
import { createTypedTranscriber } from '#engines/draft/transcriber/align-typed.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { CaptionTimesButton, OwnRecording } from '#src/features/editor/voice/own-recording.tsx'
import { useOpen } from '#src/features/editor/core/use-editor.ts'
import { showInEditor } from './testing/show-in-editor.tsx'

const RATE = 8_000
/** Two phrases of tones with a silence between them, ms. */
const PHRASES = [
  { start: 200, end: 1_200 },
  { start: 1_800, end: 3_000 },
]
const samples = Float32Array.from({ length: RATE * 3.2 }, (_, at) => {
  const ms = (at * 1_000) / RATE
  return PHRASES.some(({ start, end }) => ms >= start && ms < end) ? Math.sin(at / 4) / 2 : 0
})
const { test, made, read } = await setUpGeneration({
  transcriber: {
    ...{ info: createTestEngines().transcriber.info, understandsSpeech: false },
    transcribe: (request) => createTypedTranscriber().transcribe(request),
  },
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Voice({ sceneId }: { sceneId: string }) {
  const scene = useOpen(({ scenes }) => scenes[sceneId])
  return (
    scene && (
      <>
        <OwnRecording scene={scene} />
        <CaptionTimesButton scene={scene} />
      </>
    )
  )
}

it('transcribeSceneAudio, overrideCaptions, resyncSceneCaptions: words are typed for detected phrases, corrected by hand, and synced again', async () => {
  const ada = await test.user({ extraCredits: 100 })
  const storyId = await made(ada, 'One is here.')
  const scene = async () => (await read(ada, storyId)).scenes[0]
  const words = async () => (await scene())?.captions.map(({ word }) => word)
  const place = { story_id: storyId, scene_id: (await scene())?.id ?? '' }
  const bytes = encodeWav({ sampleRate: RATE, channels: [samples] })
  const { id: media_id } = await uploadFile(test, ada, { name: 'voice.wav', type: 'audio/wav', bytes, place })
  await test.ok('fileUploaded', { as: ada, body: { ...place, media_id } })
  const { runJobs } = await showInEditor(test, ada, storyId, <Voice sceneId={place.scene_id} />)

  await userEvent.click(screen.getByRole('button', { name: 'Transcribe' }))
  const phrases = within(await screen.findByRole('dialog', { name: 'What’s said?' }))
  const first = await phrases.findByRole('textbox', { name: 'Words in phrase 1' })
  for (const [field, text] of [
    [first, 'Bees leave'],
    [phrases.getByRole('textbox', { name: 'Words in phrase 2' }), 'and come home'],
  ] as const) {
    await userEvent.clear(field)
    await userEvent.paste(text)
  }
  expect(phrases.getAllByRole('textbox')).toHaveLength(2)
  await userEvent.click(phrases.getByRole('button', { name: /^Sync words/ }))
  await expect.poll(async () => (await runJobs(), (await scene())?.text)).toBe('Bees leave and come home')
  expect(await words()).toEqual(['Bees', 'leave', 'and', 'come', 'home'])

  await userEvent.click(screen.getByRole('button', { name: 'Edit words and times' }))
  const table = within(await screen.findByRole('dialog', { name: 'Words and times' }))
  const write = async (name: string, text: string) => {
    const field = table.getByRole('textbox', { name })
    await userEvent.clear(field)
    await userEvent.paste(text)
    await userEvent.tab()
  }
  const save = table.getByRole('button', { name: 'Save captions' })
  await write('Start of word 2 in seconds', '0.1')
  expect(table.getByRole('alert').textContent).toBe('A word must start after the previous one ends')
  expect(save).toHaveProperty('disabled', true)
  await write('Start of word 2 in seconds', '0.9')
  await write('Word 1', 'Ants')
  await userEvent.click(save)
  await expect.poll(words).toEqual(['Ants', 'leave', 'and', 'come', 'home'])
  expect((await scene())?.captions[1]).toMatchObject({ start: 900 })

  await userEvent.click(screen.getByRole('button', { name: 'Resync captions' }))
  await expect.poll(words).toEqual(['Bees', 'leave', 'and', 'come', 'home'])
})
