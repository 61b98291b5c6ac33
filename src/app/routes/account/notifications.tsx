import { NotificationSettings } from '#src/features/account/components/notification-settings.tsx'
import { AccountLayout } from '../../layouts/account-layout.tsx'

export function Component() {
  return (
    <AccountLayout>
      <NotificationSettings />
    </AccountLayout>
  )
}
