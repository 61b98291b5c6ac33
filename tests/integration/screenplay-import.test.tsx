// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { ImportDialog } from '#src/features/screenplay/components/import-dialog.tsx'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { showPage } from './testing/show-page.tsx'

const test = await createTestApp()
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  useNotices.setState({ shown: [] })
  await test.reset()
})
afterAll(() => test.close())

const SCRIPT = 'INT. KITCHEN - NIGHT\n\nRain runs down the window.\n\nEXT. HARBOUR - DAWN\n\nEMIL\nCome down!\n'
const json = (elements: string) => `{\n  "segments": [\n    { "location": "Attic", "elements": ${elements} }\n  ]\n}`

it('importScreenplayFromJson: an unreadable text is rejected with its line and stays; an import replaces the screenplay, and Undo restores it', async () => {
  const ada = await test.user()
  const { story_id: storyId } = await test.ok('parseScreenplayAndCreateStory', { as: ada, body: { script: SCRIPT } })
  const exported = async () => (await test.ok('exportScreenplay', { as: ada, params: { story_id: storyId } })).text
  const before = await exported()
  const onClose = vi.fn()
  showPage(test, ada, <ImportDialog storyId={storyId} onClose={onClose} />, ['/'], '/')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  const write = async (text: string) => {
    await userEvent.clear(field)
    await userEvent.paste(text)
  }
  await userEvent.click(field)
  await write(json('[ }'))
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/Line 3/)
  expect([field.value, await exported(), onClose.mock.calls]).toEqual([json('[ }'), before, []])

  await write(json('[]'))
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(await exported()).toContain('ATTIC')
  const notice = useNotices.getState().shown.find(({ message }) => message === 'Screenplay imported')
  expect(notice?.action?.label).toBe('Undo')
  notice?.action?.onAction()
  await expect.poll(exported).toBe(before)
})
