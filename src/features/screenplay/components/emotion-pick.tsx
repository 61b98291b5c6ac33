import { Check, Drama } from 'lucide-react'
import type { Emotion } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { emotionLabel, EMOTIONS, MAX_EMOTIONS } from '../lib/words.ts'
import styles from './paper.module.css'

interface EmotionPickProps {
  /** The name of its element, for example 'Dialogue 2'. */
  name: string
  value: readonly Emotion[]
  onChange: (emotions: Emotion[]) => void
}

/** The emotions of a voice, the strongest first. */
export function EmotionPick({ name, value, onChange }: EmotionPickProps) {
  const labels = value.map(emotionLabel).join(', ')
  return (
    <Menu
      label={`${name}: emotions`}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="text"
          size="xsmall"
          className={styles.emotions ?? ''}
          data-empty={labels === '' || undefined}
          icon={<Drama size={14} aria-hidden="true" />}
          aria-label={`${name}: emotions${labels === '' ? '' : `, ${labels}`}`}
        >
          {labels === '' ? 'Emotion' : labels}
        </Button>
      )}
    >
      {EMOTIONS.map(({ value: emotion, label }) => {
        const isFelt = value.includes(emotion)
        return (
          <MenuAction
            key={emotion}
            role="menuitemcheckbox"
            aria-checked={isFelt}
            label={label}
            icon={<Check size={16} aria-hidden="true" visibility={isFelt ? 'visible' : 'hidden'} />}
            disabled={!isFelt && value.length >= MAX_EMOTIONS}
            onSelect={() => onChange(isFelt ? value.filter((one) => one !== emotion) : [...value, emotion])}
          />
        )
      })}
    </Menu>
  )
}
