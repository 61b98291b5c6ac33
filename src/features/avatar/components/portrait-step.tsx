import { Upload, Users } from 'lucide-react'
import { useId, useState } from 'react'
import type { AspectRatio } from '#generated/schema.ts'
import { FileButton, Button } from '#src/shared/ui/button.tsx'
import { FileUploadState } from '#src/shared/recording/file-card.tsx'
import { type FileTools, useFileUpload } from '#src/shared/recording/use-file-upload.ts'
import { RatioPick } from '#src/shared/ui/picks/ratio-pick.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import step from '#src/shared/ui/wizard/step.module.css'
import { useAvatarModel } from '../hooks/use-avatar-model.ts'
import { usePortraits } from '../hooks/use-portraits.ts'
import { missingFor } from '../lib/steps.ts'
import styles from './avatar.module.css'
import { Face } from './face.tsx'
import { PortraitList } from './portrait-list.tsx'
import type { StepProps } from './step-props.ts'

/** Who speaks: a drawn person, a character or an uploaded image; and the aspect ratio of the video. */
export function PortraitStep({ own, isPremium, frame, back, onNext, onBegun }: StepProps) {
  const { story, avatar, begin, choosePortrait, changeRatio, isChoosing } = own
  const storyId = story.data?.story_id
  const id = useId()
  const portraits = usePortraits()
  const { isDrawn } = portraits
  const { connected } = useAvatarModel()
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
  const handleChoose = (mediaId: string) => {
    run.cancel()
    void chooseCharacter(mediaId).catch(notifyError)
  }
  const missing = missingFor('voice', avatar, isPremium)

  return (
    <WizardFrame
      {...frame}
      text="Choose one of our people, or use a portrait of your own."
      foot={{
        back,
        next: { label: 'Next', onNext, disabled: missing !== null || run.isBusy || isChoosing },
        state: run.isBusy || isChoosing ? 'saving' : avatar.portrait ? 'saved' : 'idle',
      }}
    >
      <div className={styles.portrait}>
        <Face image={avatar.portrait?.url} isDrawn={isDrawn(avatar.portrait?.id)} ratio={shown}>
          <span className={styles.none}>No portrait yet</span>
        </Face>
        <div className={styles.choices}>
          <section className={styles.group} aria-labelledby={`${id}-people`}>
            <h2 className={styles.title} id={`${id}-people`}>
              Ready to speak
            </h2>
            <p className={step.hint}>Drawn people whose lips, eyes and brows follow the voice.</p>
            <People portraits={portraits} chosenMediaId={avatar.portrait?.id} onChoose={handleChoose} />
          </section>
          <section className={styles.group} aria-labelledby={`${id}-own`}>
            <h2 className={styles.title} id={`${id}-own`}>
              Your own portrait
            </h2>
            <p className={step.hint}>
              {connected
                ? `Speaks with ${connected}, or moves gently without lips.`
                : 'Moves gently with the voice. Lips won’t move without a connected model.'}
            </p>
            <div className={step.row}>
              <FileButton
                label="Portrait"
                accept="image/png,image/jpeg"
                icon={<Upload size={16} aria-hidden="true" />}
                onFile={run.choose}
              >
                Upload a portrait
              </FileButton>
              {portraits.own.length > 0 && (
                <Button
                  icon={<Users size={16} aria-hidden="true" />}
                  aria-expanded={isBrowsing}
                  onClick={() => setBrowsing(!isBrowsing)}
                >
                  Choose a character
                </Button>
              )}
            </div>
            <FileUploadState run={run} />
            <p className={step.hint}>PNG or JPEG. Show the whole head, with nothing covering the mouth.</p>
            {isBrowsing && (
              <PortraitList
                label="Characters"
                portraits={portraits.own}
                chosenMediaId={avatar.portrait?.id}
                onChoose={handleChoose}
              />
            )}
          </section>
          <RatioPick value={shown} onChange={handleRatio} />
        </div>
      </div>
    </WizardFrame>
  )
}

interface PeopleProps {
  portraits: ReturnType<typeof usePortraits>
  chosenMediaId: string | undefined
  onChoose: (mediaId: string) => void
}

function People({ portraits: { list, people }, chosenMediaId, onChoose }: PeopleProps) {
  if (list.isPending)
    return (
      <Skeletons label="Loading people">
        <div className={styles.cast}>
          {Array.from({ length: 6 }, (_, at) => (
            <SkeletonImage key={at} ratio="1" />
          ))}
        </div>
      </Skeletons>
    )
  if (list.isError)
    return (
      <ErrorState
        title="Couldn’t load people"
        text={list.error.message}
        isRetrying={list.isRefetching}
        onRetry={() => void list.refetch()}
      />
    )
  return <PortraitList label="People" portraits={people} chosenMediaId={chosenMediaId} onChoose={onChoose} />
}

const placeOf = (storyId: string | undefined) => `avatar-portrait/${storyId ?? 'new'}`
