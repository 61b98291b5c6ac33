import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRemoveProfilePicture, useUploadProfilePicture } from '#generated/client/account/account.ts'
import type { UserProfile } from '#generated/schema.ts'
import { getGetUserProfileQueryKey } from '#generated/client/profile/profile.ts'
import { PROFILE_IMAGE_LIMIT, sizeText } from '#src/domain/uploads.ts'
import { errorText, fieldText } from '#src/shared/api/api-error.ts'
import { Refusal } from '#src/shared/form/form-error.tsx'
import { Avatar } from '#src/shared/ui/avatar.tsx'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import styles from './account.module.css'

const ACCEPT = 'image/png,image/jpeg,image/webp'

/** The user's profile image; initials while there is none. */
export function ImageField({ profile }: { profile: UserProfile }) {
  const client = useQueryClient()
  const upload = useUploadProfilePicture()
  const remove = useRemoveProfilePicture()
  const [refusal, setRefusal] = useState<string>()
  const settle = {
    onSuccess: (changed: UserProfile) => {
      setRefusal(undefined)
      client.setQueryData(getGetUserProfileQueryKey(), changed)
    },
    onError: (error: unknown) => setRefusal(fieldText(error) ?? errorText(error)),
  }
  const send = (image: File) => {
    // Refused before the upload, which may take minutes.
    if (!ACCEPT.split(',').includes(image.type)) setRefusal('Choose a PNG, JPEG or WebP image')
    else if (image.size > PROFILE_IMAGE_LIMIT) setRefusal(`An image can be up to ${sizeText(PROFILE_IMAGE_LIMIT)}`)
    else upload.mutate({ data: { picture: image } }, settle)
  }
  const name = `${profile.first_name} ${profile.last_name}`.trim() || profile.email
  return (
    <div>
      <div className={styles.person}>
        <Avatar name={name} image={profile.picture_url} size={64} />
        <div className={styles.words}>
          <div className={styles.actions}>
            <FileButton
              size="small"
              label="Profile photo"
              accept={ACCEPT}
              isBusy={upload.isPending}
              busyLabel="Uploading"
              onFile={send}
            >
              {profile.picture_url === null ? 'Upload photo' : 'Change photo'}
            </FileButton>
            {profile.picture_url !== null && (
              <Button
                size="small"
                variant="text"
                isBusy={remove.isPending}
                busyLabel="Removing"
                onClick={() => remove.mutate(undefined, settle)}
              >
                Remove photo
              </Button>
            )}
          </div>
          <p className={styles.note}>PNG, JPEG or WebP, up to {sizeText(PROFILE_IMAGE_LIMIT)}</p>
        </div>
      </div>
      <Refusal message={refusal} />
    </div>
  )
}
