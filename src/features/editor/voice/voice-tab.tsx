import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Slider } from '#src/shared/ui/slider.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { updateSceneAudio, type VoiceChange } from './commands/update-scene-audio.ts'
import { useEditor } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import { NarrationField, RegenerateAudioButton } from './narration.tsx'
import { SpeakerPick, useStoryVoice } from '../cast/speaker-pick.tsx'
import { FadeSlider, VolumeSlider } from '../core/ui/dragged-slider.tsx'
import styles from '../core/ui/inspector.module.css'
import { cleanUpRecording } from './clean-up-actions.ts'
import { CleanUpButton } from './clean-up-dialogs.tsx'
import { CaptionTimesButton, OwnRecording } from './own-recording.tsx'
import { LanguageNote, VoiceEngineBadge, VoiceList } from './voice-list.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { FallbackNote } from '../generation/real/fallback-note.tsx'
import { ReceiptButton } from '../generation/receipts/receipt-button.tsx'
import { Chip } from '#src/shared/ui/chip.tsx'
import voice from './voice.module.css'

type Emotion = SceneRow['emotions'][number]

const EMOTIONS: Readonly<Record<Emotion, string>> = {
  NEUTRAL: 'Neutral',
  HAPPY: 'Happy',
  SAD: 'Sad',
  ANGRY: 'Angry',
  EXCITED: 'Excited',
  CALM: 'Calm',
  SERIOUS: 'Serious',
  WHISPER: 'Whisper',
}

const rateText = (rate: number) => `${rate.toFixed(2)}×`
const pitchText = (pitch: number) => (pitch > 0 ? `+${pitch}` : String(pitch))

/** A scene's text, its voice and delivery; then Regenerate audio. */
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
      <FallbackNote of={{ scene_id: scene.id }} />
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
      <CleanUpButton action={cleanUpRecording} size="small" />
      {scene.audio_media && (
        <Switch
          label="Voice-over on"
          checked={scene.use_scene_audio}
          onChange={(_event, isHeard) => void updateSceneAudio(editor, scene.id, { isHeard })}
        />
      )}
      {scene.audio_media && scene.use_scene_audio && <VoiceMix scene={scene} />}
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

/** How loud a scene's voice-over is, and how it begins and ends; it is not spoken again. */
function VoiceMix({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  const change = (mix: VoiceChange) => void updateSceneAudio(editor, scene.id, mix)
  return (
    <div className={voice.mix} role="group" aria-label="Voice-over sound">
      <VolumeSlider label="Volume" max={2} value={scene.voice_volume ?? 1} onCommit={(volume) => change({ volume })} />
      <FadeSlider label="Fade in" value={scene.voice_fade_in_ms ?? 0} onCommit={(fadeInMs) => change({ fadeInMs })} />
      <FadeSlider
        label="Fade out"
        value={scene.voice_fade_out_ms ?? 0}
        onCommit={(fadeOutMs) => change({ fadeOutMs })}
      />
    </div>
  )
}

/** Generation details of a scene's voice-over; its voice, pace and pitch can be used again. */
function VoiceReceipt({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  if (!scene.audio_media) return null
  return (
    <ReceiptButton
      mediaId={scene.audio_media.id}
      restore={({ work, settings }, close) => {
        const settingOf = (wanted: string) => settings.find(({ name }) => name === wanted)?.value
        const voiceCode = settingOf('voice')
        const emotions = settingOf('emotions')?.split(', ') ?? []
        if (work !== 'VOICE' || voiceCode === undefined) return null
        const mood = { rate: Number(settingOf('speaking_rate') ?? 1), pitch: Number(settingOf('pitch') ?? 0) }
        return (
          <Button
            onClick={() => {
              close()
              void updateSceneAudio(editor, scene.id, {
                ...{ voiceCode, ...mood, emotions: emotions as SceneRow['emotions'] },
              })
            }}
          >
            Use these settings
          </Button>
        )
      }}
    />
  )
}

/** The colours of a scene's voice; the one chosen first is the strongest. */
function EmotionPicks({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  const toggle = (emotion: Emotion) => {
    const others = scene.emotions.filter((each) => each !== emotion)
    const emotions = others.length < scene.emotions.length ? others : [...others, emotion]
    void updateSceneAudio(editor, scene.id, { emotions })
  }
  return (
    <div className={voice.chips} role="group" aria-label="Emotions">
      {Object.entries(EMOTIONS).map(([emotion, label]) => (
        <Chip
          key={emotion}
          label={label}
          isOn={scene.emotions.some((each) => each === emotion)}
          onClick={() => toggle(emotion as Emotion)}
        />
      ))}
    </div>
  )
}
