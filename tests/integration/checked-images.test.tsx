// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { arolls, media } from '#server/platform/db/schema/index.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { ReceiptDialog } from '#src/features/editor/generation/receipts/receipt-dialog.tsx'
import { ImagePromptForm } from '#src/features/editor/visuals/image-prompt-form.tsx'
import { useOpen } from '#src/features/editor/core/use-editor.ts'
import { showInEditor } from './testing/show-in-editor.tsx'

const { test, made, read } = await setUpGeneration()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const NOTE = 'The model returned a blank image twice'

function FirstImage() {
  const aroll = useOpen(({ arolls: all }) => Object.values(all)[0])
  return aroll ? <ImagePromptForm aroll={aroll} /> : null
}

it('a shown image with a problem says so beside its prompt, and so do its generation details', async () => {
  const ada = await test.user()
  const story_id = await made(ada, 'One is here.')
  const { scenes } = await read(ada, story_id)
  const [layer] = scenes[0]?.arolls ?? []
  const mediaId = layer?.aroll_object.media?.id ?? ''
  const [row] = await test.db.select().from(media).where(eq(media.id, mediaId))
  if (!row?.receipt) throw new Error('The image has no receipt')
  const receipt = { ...row.receipt, notes: [NOTE] }
  await test.db.update(media).set({ receipt }).where(eq(media.id, mediaId))
  await test.db
    .update(arolls)
    .set({ errorMessage: NOTE })
    .where(eq(arolls.id, layer?.id ?? ''))
  await showInEditor(
    test,
    ada,
    story_id,
    <>
      <FirstImage />
      <ReceiptDialog mediaId={mediaId} restore={() => null} onClose={() => undefined} />
    </>,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Generation details' }))
  expect((await dialog.findByText('Checks')).nextElementSibling?.textContent).toBe(NOTE)
  expect((await screen.findAllByText(NOTE)).length).toBe(2)
})
