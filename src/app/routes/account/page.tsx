import { AccountSettings } from '#src/features/account/components/account-settings.tsx'
import { AccountLayout } from '../../layouts/account-layout.tsx'

export function Component() {
  return (
    <AccountLayout>
      <AccountSettings />
    </AccountLayout>
  )
}
