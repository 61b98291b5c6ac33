// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/models?tab=styles"}
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { KnownPaths } from '../../lib/known-paths.ts'
import { answerCommonRefusals } from '../../lib/query-client.ts'
import { UpgradeDialogHost } from './upgrade-dialog-host.tsx'
import { openUpgradeDialog, useUpgradeText } from './upgrade.ts'

const show = (pages: string[]) =>
  render(
    <KnownPaths value={pages}>
      <UpgradeDialogHost />
    </KnownPaths>,
  )

afterEach(() => {
  cleanup()
  useUpgradeText.setState(null)
})

it('the upgrade dialog reports the plan’s limit and links to the plans in a new tab, and back', async () => {
  show(['/subscribe'])
  act(() => openUpgradeDialog())
  const dialog = await screen.findByRole('dialog', { name: 'Your plan is full' })
  expect(dialog.textContent).toContain('You have exceeded the number of Projects & Videos in your plan')
  const link = screen.getByRole('link', { name: 'Upgrade Now' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/subscribe?return_path=%2Fmodels%3Ftab%3Dstyles',
    '_blank',
  ])
})

it('the upgrade dialog has only Cancel until there is a page to upgrade on', async () => {
  show([])
  act(() => openUpgradeDialog())
  await screen.findByRole('dialog')
  expect(screen.queryByRole('link', { name: 'Upgrade Now' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the upgrade dialog shows the server’s text about the missing feature', async () => {
  show(['/subscribe'])
  const message = 'Your plan doesn’t include this image style'
  act(() => answerCommonRefusals(new ApiError({ status: 403, message, code: 'UPGRADE_MEMBERSHIP' })))
  expect((await screen.findByRole('dialog')).textContent).toContain(`${message}. Everything you’ve made stays`)
})
