import { Upload, Users } from 'lucide-react'
import { useState } from 'react'
import type { AspectRatio } from '#generated/schema.ts'
import { FileButton, Button } from '#src/shared/ui/button.tsx'
import { FileUploadState } from '#src/shared/recording/file-card.tsx'
import { type FileTools, useFileUpload } from '#src/shared/recording/use-file-upload.ts'
import { RatioPick } from '#src/shared/ui/picks/ratio-pick.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import step from '#src/shared/ui/wizard/step.module.css'
import { missingFor } from '../lib/steps.ts'
import styles from './avatar.module.css'
import { Face } from './face.tsx'
import { CharacterPortraits } from './character-portraits.tsx'
import type { StepProps } from './step-props.ts'

/** A portrait: an uploaded image or a character's; and the aspect ratio of the video. */
export function PortraitStep({ own, isPremium, frame, back, onNext, onBegun }: StepProps) {
  const { story, avatar, begin, choosePortrait, changeRatio, isChoosing } = own
  const storyId = story.data?.story_id
  const [isBrowsing, setBrowsing] = useState(false)
  const [ratio, setRatio] = useState<AspectRatio>('ONE_ONE')
  const shown = story.data?.aspect_ratio ?? ratio

  const chooseCharacter = async (mediaId: string) => {
    const id = await begin(ratio)
    if (storyId === undefined) onBegun(id)
    await choosePortrait(id, mediaId)
  }
  async function work(file: File, { report, send, retryUntilDone, signal, moveTo, isHere }: FileTools): Promise<void> {
    report(`Sending ${file.name}`)
    // A story is created with an uploaded portrait: a refused or cancelled one creates none.
    const media = await send(file, storyId === undefined ? {} : { story_id: storyId })
    const id = await retryUntilDone(() => begin(ratio))
    signal.throwIfAborted()
    if (storyId === undefined) {
      await moveTo(placeOf(id))
      signal.throwIfAborted()
      if (isHere()) onBegun(id)
    }
    await retryUntilDone(() => choosePortrait(id, media.id))
  }
  const run = useFileUpload({ place: placeOf(storyId), work })
  const handleRatio = (next: AspectRatio) => {
    if (storyId === undefined) setRatio(next)
    else void changeRatio(next).catch(notifyError)
  }
  const missing = missingFor('voice', avatar, isPremium)

  return (
    <WizardFrame
      {...frame}
      text="Works best with one face looking at the camera."
      foot={{
        back,
        next: { label: 'Next', onNext, disabled: missing !== null || run.isBusy || isChoosing },
        state: run.isBusy || isChoosing ? 'saving' : avatar.portrait ? 'saved' : 'idle',
      }}
    >
      <div className={styles.portrait}>
        <Face image={avatar.portrait?.url} ratio={shown}>
          <span className={styles.none}>No portrait yet</span>
        </Face>
        <div className={styles.choices}>
          <div className={step.row}>
            <FileButton
              label="Portrait"
              accept="image/png,image/jpeg"
              icon={<Upload size={16} aria-hidden="true" />}
              onFile={run.choose}
            >
              Upload a portrait
            </FileButton>
            <Button
              icon={<Users size={16} aria-hidden="true" />}
              aria-expanded={isBrowsing}
              onClick={() => setBrowsing(!isBrowsing)}
            >
              Choose a character
            </Button>
          </div>
          <FileUploadState run={run} />
          <p className={step.hint}>PNG or JPEG. Show the whole head, with nothing covering the mouth.</p>
          <RatioPick value={shown} onChange={handleRatio} />
        </div>
      </div>
      {isBrowsing && (
        <CharacterPortraits
          chosenMediaId={avatar.portrait?.id}
          onChoose={(mediaId) => {
            run.cancel()
            void chooseCharacter(mediaId).catch(notifyError)
          }}
        />
      )}
    </WizardFrame>
  )
}

const placeOf = (storyId: string | undefined) => `avatar-portrait/${storyId ?? 'new'}`
