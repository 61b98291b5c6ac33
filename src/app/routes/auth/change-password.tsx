import { AuthPage } from '#src/features/auth/components/auth-page.tsx'
import { ChangePasswordForm } from '#src/features/auth/components/change-password-form.tsx'

export function Component() {
  return (
    <AuthPage title="Choose a new password" text="The password we emailed you works once. Choose your own to continue.">
      <ChangePasswordForm />
    </AuthPage>
  )
}
