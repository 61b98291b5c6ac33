// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { ExportDialog } from '#src/features/editor/export/export-dialog.tsx'
import { useView } from '#src/features/editor/core/use-editor.ts'
import type { RunRender } from '#src/shared/story/renders/run-render-type.ts'
import { showInEditor } from './testing/show-in-editor.tsx'

const { test, made } = await setUpThreeScenes()
// happy-dom has none; this tab is the only one.
const locks = { request: async (_name: string, _options: object, work: (lock: object) => Promise<void>) => work({}) }
beforeEach(() => void vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager))
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function OpenButton() {
  const { setExporting } = useView()
  return <button onClick={() => setExporting(true)}>Export</button>
}

it('generateVideo: receipts go into the file only if the switch is on, which is off by default and remembered', async () => {
  const ada = await test.user()
  const { story_id: storyId } = await made(ada)
  const written: boolean[] = []
  const runRender: RunRender = async ({ renderId }) => {
    const params = { render_id: renderId }
    written.push((await test.ok('getRenderDocument', { as: ada, params })).receipts !== null)
    await test.ok('cancelRender', { as: ada, params })
    return { status: 'FAILED', message: 'That is enough' }
  }
  const open = async () => {
    const parts = (
      <>
        <OpenButton />
        <ExportDialog runRender={runRender} downloadFile={async () => undefined} />
      </>
    )
    await showInEditor(test, ada, storyId, parts)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    return within(await screen.findByRole('dialog'))
  }
  const exportHere = async ({ getByRole, findByRole, findByText }: Awaited<ReturnType<typeof open>>) => {
    await userEvent.click(getByRole('button', { name: 'Export video' }))
    await userEvent.click(await findByRole('button', { name: 'Export in this tab' }))
    await findByText(/^That is enough/)
  }
  const switchOf = (dialog: Awaited<ReturnType<typeof open>>) =>
    dialog.getByRole<HTMLInputElement>('switch', { name: 'Generation details in the file' })

  const first = await open()
  expect(switchOf(first).checked).toBe(false)
  await exportHere(first)
  await userEvent.click(first.getByRole('button', { name: 'Back' }))
  await userEvent.click(switchOf(first))
  const reloaded = await open()
  expect(switchOf(reloaded).checked).toBe(true)
  await exportHere(reloaded)
  expect(written).toEqual([false, true])
})
