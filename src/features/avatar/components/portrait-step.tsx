import { Upload, Users } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { AspectRatio } from '#generated/client/model/aspectRatio.ts'
import { uploadQueue } from '#src/shared/media/upload-queue.ts'
import { queueUpload } from '#src/shared/media/uploads.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { RatioPick } from '#src/shared/ui/picks/ratio-pick.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress-bar.tsx'
import { complain } from '#src/shared/ui/snackbar/complain.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import { missingFor } from '../lib/steps.ts'
import styles from './avatar.module.css'
import { CharacterPortraits } from './character-portraits.tsx'
import { FileField } from './file-field.tsx'
import type { StepProps } from './step-props.ts'

/** A picture of somebody: their own, or a character's portrait; and the shape of the film. */
export function PortraitStep({ own, isPremium, frame, back, onNext, onBegun }: StepProps) {
  const { story, avatar, begin, choosePortrait, changeRatio, isChoosing } = own
  const storyId = story.data?.story_id
  const [isBrowsing, setBrowsing] = useState(false)
  const [ratio, setRatio] = useState<AspectRatio>('ONE_ONE')
  const [uploadId, setUploadId] = useState('')
  const upload = useStore(uploadQueue, ({ items }) => items.find(({ id }) => id === uploadId))
  const isSending = upload?.status === 'pending' || upload?.status === 'uploading'
  const shown = story.data?.aspect_ratio ?? ratio

  const withStory = async (work: (id: string) => Promise<void> | void) => {
    try {
      const id = await begin(ratio)
      if (storyId === undefined) onBegun(id)
      await work(id)
    } catch (cause) {
      complain(cause)
    }
  }
  const handleFile = (file: File) =>
    withStory((id) =>
      setUploadId(
        queueUpload(
          file,
          { story_id: id },
          {
            onArrived: (media) => void choosePortrait(id, media.id).catch(complain),
            onFailed: (why, retry) =>
              notify(retry ? 'Failed to upload media' : why, {
                tone: 'error',
                ...(retry && { action: { label: 'Retry', onAction: retry } }),
              }),
          },
        ),
      ),
    )
  const handleRatio = (next: AspectRatio) => {
    if (storyId === undefined) setRatio(next)
    else void changeRatio(next).catch(complain)
  }
  const missing = missingFor('voice', avatar, isPremium)

  return (
    <WizardFrame
      {...frame}
      text="One face, looking at the camera, works best."
      foot={{
        back,
        next: { label: 'Next', onNext, disabled: missing !== null || isSending || isChoosing },
        state: isChoosing ? 'saving' : avatar.portrait ? 'saved' : 'idle',
      }}
    >
      <div className={styles.portrait}>
        <div className={styles.face} data-ratio={shown}>
          {avatar.portrait ? (
            <img src={avatar.portrait.url} alt="The chosen portrait" />
          ) : (
            <span className={styles.none}>No portrait yet</span>
          )}
        </div>
        <div className={styles.choices}>
          <div className={styles.row}>
            <FileField
              label="Portrait"
              accept="image/png,image/jpeg"
              icon={<Upload size={16} aria-hidden="true" />}
              isBusy={isSending || isChoosing}
              busyLabel="Sending"
              onFile={(file) => void handleFile(file)}
            >
              Upload a portrait
            </FileField>
            <Button
              icon={<Users size={16} aria-hidden="true" />}
              aria-expanded={isBrowsing}
              onClick={() => void withStory(() => setBrowsing(!isBrowsing))}
            >
              Choose a character
            </Button>
          </div>
          {isSending && <ProgressBar label="Sending the portrait" percent={upload.progress} />}
          <p className={styles.hint}>PNG or JPEG. The whole head in the picture, nothing in front of the mouth.</p>
          <RatioPick value={shown} onChange={handleRatio} />
        </div>
      </div>
      {isBrowsing && storyId !== undefined && (
        <CharacterPortraits
          storyId={storyId}
          chosenMediaId={avatar.portrait?.id}
          onChoose={(mediaId) => void choosePortrait(storyId, mediaId).catch(complain)}
        />
      )}
    </WizardFrame>
  )
}
