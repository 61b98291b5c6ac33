import { useQueryClient } from '@tanstack/react-query'
import type { UpdateUserProfileRequest, UserProfile } from '#generated/schema.ts'
import {
  getGetUserProfileQueryKey,
  getUpdateUserProfileMutationKey,
  useUpdateNotificationPreferences,
  useUpdateUserProfile,
} from '#generated/client/profile/profile.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { ImageModelPick } from '#src/shared/story/image-styles/image-model-pick.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { usePendingChanges } from '../hooks/use-pending-changes.ts'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'

/** The user's defaults for all stories. Each is saved as it is changed. */
export function PreferencesSection({ profile }: { profile: UserProfile }) {
  const client = useQueryClient()
  const pending = usePendingChanges<UpdateUserProfileRequest>(getUpdateUserProfileMutationKey())
  // Shown at once; a refused change is rolled back.
  const shown = pending.reduce<UserProfile>((present, changed) => ({ ...present, ...changed }), profile)
  const show = (changed: UserProfile) => client.setQueryData(getGetUserProfileQueryKey(), changed)
  // Here and not in `mutate`, which drops the callbacks of a call at the next one; in sequence, as each answers the whole profile.
  const { mutate } = useUpdateUserProfile({
    mutation: { scope: { id: 'profile' }, onSuccess: show, onError: notifyError },
  })
  const mail = useUpdateNotificationPreferences()
  const change = (data: UpdateUserProfileRequest) => mutate({ data })
  return (
    <AccountSection title="Preferences" text="Changes are saved automatically.">
      <div>
        <h3 className={styles.label}>Image model for new stories</h3>
        <ImageModelPick
          label="Image model for new stories"
          value={shown.image_model}
          onChange={(image_model) => change({ image_model })}
        />
      </div>
      <div>
        <Switch
          label="Email me when an export is finished"
          checked={profile.email_on_video_export}
          disabled={mail.isPending}
          onChange={({ target }) =>
            mail.mutate({ data: { email_on_video_export: target.checked } }, { onSuccess: show, onError: notifyError })
          }
        />
        <p className={styles.note}>The email links to your video.</p>
      </div>
      <div>
        <Switch
          label="Show mature content"
          checked={shown.show_mature_content}
          onChange={({ target }) => change({ show_mature_content: target.checked })}
        />
        <p className={styles.note}>
          When off, stock search hides adult content and prompts for it are rejected. Content rules always apply.
        </p>
      </div>
    </AccountSection>
  )
}
