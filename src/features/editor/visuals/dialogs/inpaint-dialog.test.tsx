// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { overrideOperation } from '#mocks/contract/made-up.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { EditorContext } from '#src/features/editor/core/use-editor.ts'
import { createEditor } from '#src/features/editor/core/editor.ts'
import { setUpServer } from '#src/features/editor/testing/set-up-server.ts'
import { InpaintDialog } from './inpaint-dialog.tsx'

const server = setUpServer()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Four pixels of a mask: two are white. */
const MASK = [255, 0, 255, 0]
const drawn: ImageData[] = []

/** A canvas for the mask: it provides the pixels above, and stores what is put into it. */
class MaskCanvas {
  getContext = () => ({
    drawImage: () => undefined,
    getImageData: () => ({ data: Uint8ClampedArray.from(MASK.flatMap((light) => [light, light, light, 255])) }),
    putImageData: (pixels: ImageData) => void drawn.push(pixels),
  })
}

function show() {
  const story = exampleStory()
  const editor = createEditor(story, new QueryClient())
  const [aroll] = Object.values(editor.store.getState().open.arolls)
  if (!aroll) throw new Error('A story without A-rolls')
  for (const id of ['listEngines', 'getCreditCosts'] as const) server.use(overrideOperation(id, () => ({})))
  render(
    <QueryClientProvider client={editor.queries}>
      <EditorContext value={editor}>
        <InpaintDialog aroll={aroll} onClose={() => undefined} />
      </EditorContext>
    </QueryClientProvider>,
  )
}

it('getInpaintingRequest: restores the mask and the prompt of an A-roll’s last request', async () => {
  vi.stubGlobal('OffscreenCanvas', MaskCanvas)
  vi.spyOn(Image.prototype, 'decode').mockResolvedValue(undefined)
  server.use(
    overrideOperation('getTasks', () => ({})),
    overrideOperation('getInpaintingRequest', () => ({ prompt: 'A small boat' })),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Use last mask' }))
  expect(await screen.findByDisplayValue('A small boat')).toBeTruthy()
  expect([...(drawn[0]?.data ?? [])].filter((_, at) => at % 4 === 3)).toEqual(MASK)
  expect(screen.getByRole('button', { name: 'Clear mask' })).toHaveProperty('disabled', false)
})

it('offers no earlier mask for an A-roll that was never repainted', async () => {
  let isAsked = false
  server.use(
    overrideOperation('getTasks', () => {
      isAsked = true
      return { data: [] }
    }),
  )
  show()
  await expect.poll(() => isAsked).toBe(true)
  expect(screen.queryByRole('button', { name: 'Use last mask' })).toBeNull()
})
