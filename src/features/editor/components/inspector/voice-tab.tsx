import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Slider } from '#src/shared/ui/slider.tsx'
import { Switch } from '#src/shared/ui/toggles.tsx'
import { updateSceneAudio } from '../../commands/update-scene-audio.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { useStoryVoice } from '../../hooks/use-story-voice.ts'
import type { SceneRow } from '../../lib/open-story.ts'
import { NarrationField } from '../narration-field.tsx'
import { SpeakerPick } from '../panels/cast/speaker-pick.tsx'
import { VoiceReceipt } from '../receipts/voice-receipt.tsx'
import { RegenerateAudioButton } from '../regenerate-audio-button.tsx'
import styles from './inspector.module.css'
import { CaptionTimesButton } from './voice/caption-times-button.tsx'
import { EmotionPicks } from './voice/emotion-picks.tsx'
import { LanguageNote } from './voice/language-note.tsx'
import { OwnRecording } from './voice/own-recording.tsx'
import { VoiceEngineBadge } from './voice/voice-engine-badge.tsx'
import { VoiceList } from './voice/voice-list.tsx'

const rateText = (rate: number) => `${rate.toFixed(2)}×`
const pitchText = (pitch: number) => (pitch > 0 ? `+${pitch}` : String(pitch))

/** What a scene says, in which voice and how; then Regenerate audio. */
export function VoiceTab({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  const storyVoice = useStoryVoice()
  const voiceCode = scene.language_and_voice_code ?? storyVoice
  const [rate, setRate] = useState<number | null>(null)
  const [pitch, setPitch] = useState<number | null>(null)
  return (
    <div className={styles.stack}>
      <div className={styles.label}>
        Narration
        <VoiceEngineBadge voiceCode={voiceCode} />
      </div>
      <NarrationField key={scene.id} scene={scene} label="Narration" minRows={3} />
      <div className={`${styles.line} ${styles.wraps}`}>
        <RegenerateAudioButton scene={scene} />
        {scene.is_voiceover_stale && (
          <p className={`${styles.note} ${styles.warning}`}>
            <TriangleAlert size={14} aria-hidden="true" />
            Out of date
          </p>
        )}
        <VoiceReceipt scene={scene} />
      </div>
      <LanguageNote text={scene.text} voiceCode={voiceCode} />
      {scene.status === 'FAILED' && (
        <p className={`${styles.note} ${styles.danger}`}>
          <TriangleAlert size={14} aria-hidden="true" />
          {scene.error_message ?? 'Failed to regenerate scene audio'}
        </p>
      )}
      <div className={styles.label}>Your own voice</div>
      <OwnRecording scene={scene} />
      <CaptionTimesButton scene={scene} />
      {scene.audio_media && (
        <Switch
          label="Voice-over on"
          checked={scene.use_scene_audio}
          onChange={(_event, isHeard) => void updateSceneAudio(editor, scene.id, { isHeard })}
        />
      )}
      <hr className={styles.rule} />
      <Slider
        label="Speed"
        min={0.5}
        max={2}
        step={0.05}
        value={rate ?? scene.speaking_rate}
        format={rateText}
        onChange={setRate}
        onCommit={(value) => {
          setRate(null)
          void updateSceneAudio(editor, scene.id, { rate: value })
        }}
      />
      <Slider
        label="Pitch"
        min={-12}
        max={12}
        step={1}
        value={pitch ?? scene.pitch}
        format={pitchText}
        onChange={setPitch}
        onCommit={(value) => {
          setPitch(null)
          void updateSceneAudio(editor, scene.id, { pitch: value })
        }}
      />
      <div className={styles.label}>Emotions</div>
      <EmotionPicks scene={scene} />
      <hr className={styles.rule} />
      <div className={styles.label}>
        Speaker
        <SpeakerPick scene={scene} />
      </div>
      <div className={styles.label}>Voice</div>
      <VoiceList
        value={voiceCode}
        onChange={(chosen) => void updateSceneAudio(editor, scene.id, { voiceCode: chosen })}
      />
    </div>
  )
}
