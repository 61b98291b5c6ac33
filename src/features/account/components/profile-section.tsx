import type { UserProfile } from '#generated/schema.ts'
import { AccountSection } from './account-section.tsx'
import { PictureField } from './picture-field.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who the person is, for the product and for mails to them. */
export function ProfileSection({ profile }: { profile: UserProfile }) {
  return (
    <AccountSection title="Profile" text="Your name stands in mails to you and in templates that you offer to others.">
      <PictureField profile={profile} />
      <ProfileForm profile={profile} />
    </AccountSection>
  )
}
