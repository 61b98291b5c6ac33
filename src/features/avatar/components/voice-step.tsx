import { useState } from 'react'
import type { Scene } from '#generated/schema.ts'
import { sharedText } from '#src/shared/hooks/shared-text.ts'
import { useAutosave } from '#src/shared/hooks/use-autosave.ts'
import { useUnusedRecording } from '#src/shared/recording/use-unused-recording.ts'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import step from '#src/shared/ui/wizard/step.module.css'
import { missingFor } from '../lib/steps.ts'
import { useRecordingRun } from '../hooks/use-recording-run.ts'
import { RecordingPart } from './recording-part.tsx'
import { ScriptPart } from './script-part.tsx'
import type { StepProps } from './step-props.ts'

const WAYS = [
  { value: 'script', label: 'Script' },
  { value: 'recording', label: 'Recording' },
] as const

/** A script that a voice speaks, or the user's own recording. */
export function VoiceStep({ own, isPremium, frame, back, onNext, scene }: StepProps & { scene: Scene }) {
  const { avatar, changeVoice } = own
  const [chosen, setWay] = useState<'script' | 'recording'>()
  const run = useRecordingRun(own, scene)
  const spoken = useUnusedRecording(`avatar/${scene.id}`)
  // A recording that was made or uploading before a reload is shown where it continues.
  const way = chosen ?? (run.isBusy || spoken.isFound || scene.is_user_uploaded_audio ? 'recording' : 'script')
  const script = useAutosave({
    place: `avatar-script:${scene.id}`,
    storage: localStorage,
    saved: scene.text,
    shared: sharedText,
    save: (new_text, base_text) => changeVoice({ new_text, base_text, generate_audio: false }),
  })
  const missing = missingFor('film', avatar, isPremium)
  return (
    <WizardFrame
      {...frame}
      text="Up to two minutes."
      foot={{
        back,
        next: { label: 'Next', onNext, disabled: missing !== null || run.isBusy || script.state !== 'saved' },
        state: run.isBusy ? 'saving' : script.state,
        onRetry: script.conflict ? undefined : () => void script.flush().catch(() => undefined),
      }}
    >
      <div className={step.stack}>
        <Segmented label="Voice source" segments={WAYS} value={way} onChange={setWay} />
        {way === 'script' ? (
          <ScriptPart own={own} scene={scene} script={script} />
        ) : (
          <RecordingPart run={run} spoken={spoken} />
        )}
        {avatar.voice && !avatar.isSpeaking && (
          <audio crossOrigin="anonymous" className={step.listen} controls src={avatar.voice.url} aria-label="The voice">
            <track kind="captions" />
          </audio>
        )}
        {missing !== null && (
          <p className={step.hint} role="status">
            {missing}
          </p>
        )}
      </div>
    </WizardFrame>
  )
}
