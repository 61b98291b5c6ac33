// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { EditorContext } from '../core/use-editor.ts'
import { createEditor } from '../core/editor.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { NarrationField } from './narration.tsx'
import { SaveState } from '../shell/story-title.tsx'

const server = setUpServer()
afterEach(cleanup)

it('the top bar says Saving from the first letter until the edit is answered', async () => {
  const editor = createEditor(exampleStory(), new QueryClient())
  const { open } = editor.store.getState()
  const scene = open.scenes[open.order[0] ?? '']
  if (!scene) throw new Error('A story without scenes')
  let letAnswer = (): void => undefined
  const isHeld = new Promise<void>((resolve) => (letAnswer = resolve))
  server.use(
    answerTo('updateSceneAudio', async () => {
      await isHeld
      return HttpResponse.json({ ...exampleStory().scenes[0], text: 'Bees know the way.' })
    }),
  )
  render(
    <EditorContext value={editor}>
      <SaveState />
      <NarrationField scene={scene} label="Narration" />
    </EditorContext>,
  )
  expect(screen.getByRole('status').textContent).toBe('Saved')
  fireEvent.change(screen.getByLabelText('Narration'), { target: { value: 'Bees know the way.' } })
  expect(screen.getByRole('status').textContent).toBe('Saving')
  fireEvent.blur(screen.getByLabelText('Narration'))
  await expect.poll(() => editor.store.getState().running).toBe(1)
  expect(screen.getByRole('status').textContent).toBe('Saving')
  letAnswer()
  expect(await screen.findByText('Saved')).toBeTruthy()
})
