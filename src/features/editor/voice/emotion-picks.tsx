import { Chip } from '#src/shared/ui/chip.tsx'
import { updateSceneAudio } from './commands/update-scene-audio.ts'
import { useEditor } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import styles from './voice.module.css'

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

/** The colours of a scene's voice; the one chosen first is the strongest. */
export function EmotionPicks({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  const toggle = (emotion: Emotion) => {
    const others = scene.emotions.filter((each) => each !== emotion)
    const emotions = others.length < scene.emotions.length ? others : [...others, emotion]
    void updateSceneAudio(editor, scene.id, { emotions })
  }
  return (
    <div className={styles.chips} role="group" aria-label="Emotions">
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
