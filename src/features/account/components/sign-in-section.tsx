import type { UserProfile } from '#generated/schema.ts'
import { AccountSection } from './account-section.tsx'
import { EmailRow } from './email-row.tsx'
import { GoogleRow } from './google-row.tsx'
import { PasswordRow } from './password-row.tsx'

/** The ways into the account. */
export function SignInSection({ profile }: { profile: UserProfile }) {
  return (
    <AccountSection title="Signing in" text="How you get into your account. One way in always stays.">
      <EmailRow profile={profile} />
      <PasswordRow profile={profile} />
      <GoogleRow profile={profile} />
    </AccountSection>
  )
}
