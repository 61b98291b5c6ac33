import { useQueryClient } from '@tanstack/react-query'
import type { UpdateUserProfileRequest } from '#generated/client/model/updateUserProfileRequest.ts'
import type { UserProfile } from '#generated/client/model/userProfile.ts'
import {
  getGetUserProfileQueryKey,
  useUpdateNotificationPreferences,
  useUpdateUserProfile,
} from '#generated/client/profile/profile.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { useImageModels } from '#src/shared/hooks/use-image-models.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'

/** What the product does for this person unless a story says otherwise. Each is saved as it is changed. */
export function PreferencesSection({ profile }: { profile: UserProfile }) {
  const client = useQueryClient()
  const imageModels = useImageModels()
  const { mutate, variables, isPending } = useUpdateUserProfile()
  // Shown at once; what is refused goes back.
  const shown = { ...profile, ...(isPending ? variables.data : {}) }
  const mail = useUpdateNotificationPreferences()
  const show = (changed: UserProfile) => client.setQueryData(getGetUserProfileQueryKey(), changed)
  const change = (data: UpdateUserProfileRequest) => mutate({ data }, { onSuccess: show, onError: notifyError })
  return (
    <AccountSection title="Preferences" text="Each change is saved at once.">
      <div>
        <h3 className={styles.label}>Image model of new stories</h3>
        <Pick
          label="Image model of new stories"
          options={imageModels.models}
          value={shown.image_model}
          onChange={(image_model) => change({ image_model })}
        />
        {shown.image_model !== 'DRAFT' && (
          <p className={styles.note}>A model that is not connected here is drawn by {imageModels.standIn}.</p>
        )}
      </div>
      <div>
        <Switch
          label="Mail me when an export is done"
          checked={profile.email_on_video_export}
          disabled={mail.isPending}
          onChange={({ target }) =>
            mail.mutate({ data: { email_on_video_export: target.checked } }, { onSuccess: show, onError: notifyError })
          }
        />
        <p className={styles.note}>The mail leads to the film.</p>
      </div>
      <div>
        <Switch
          label="Show mature content"
          checked={shown.show_mature_content}
          onChange={({ target }) => change({ show_mature_content: target.checked })}
        />
        <p className={styles.note}>
          Off: stock leaves out what is for adults, and prompts that ask for it are not drawn. On or off, what the
          content rules forbid is never made.
        </p>
      </div>
    </AccountSection>
  )
}
