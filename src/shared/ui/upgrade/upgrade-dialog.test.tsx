// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { KnownPaths } from '../../lib/known-paths.ts'
import { UpgradeDialogHost } from './upgrade-dialog-host.tsx'
import { openUpgradeDialog, upgradeText } from './upgrade.ts'

const show = (pages: string[]) =>
  render(
    <KnownPaths value={pages}>
      <UpgradeDialogHost />
    </KnownPaths>,
  )

afterEach(() => {
  cleanup()
  upgradeText.set(null)
})

it('the upgrade dialog says that the plan is full and leads to the plans in a new tab', async () => {
  show(['/subscribe'])
  act(() => openUpgradeDialog())
  const dialog = await screen.findByRole('dialog', { name: 'Your plan is full' })
  expect(dialog.textContent).toContain('You have exceeded the number of Projects & Videos in your plan')
  const link = screen.getByRole('link', { name: 'Upgrade Now' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/subscribe', '_blank'])
})

it('the upgrade dialog has only Cancel until there is a page to upgrade on', async () => {
  show([])
  act(() => openUpgradeDialog())
  await screen.findByRole('dialog')
  expect(screen.queryByRole('link', { name: 'Upgrade Now' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
