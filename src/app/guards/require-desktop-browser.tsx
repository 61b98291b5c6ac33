import { Outlet } from 'react-router-dom'
import { unsupportedReason } from '#src/shared/lib/browser-support.ts'
import { AppLayout } from '../layouts/app-layout.tsx'
import { Unsupported } from '../routes/unsupported/unsupported.tsx'

/** The editor works on desktop Chrome, Brave and Firefox; others see why it does not open. */
export function RequireDesktopBrowser() {
  const reason = unsupportedReason(navigator)
  if (reason === null) return <Outlet />
  return (
    <AppLayout>
      <Unsupported reason={reason} />
    </AppLayout>
  )
}
