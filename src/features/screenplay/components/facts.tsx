import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useListCharacters } from '#generated/client/characters/characters.ts'
import type { ScreenplaySegment } from '#generated/schema.ts'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { Switch } from '#src/shared/ui/switch.tsx'
import { measure, type NarrationOptions } from '../lib/measure.ts'
import styles from './screenplay.module.css'

interface FactsProps {
  storyId: string
  title: string
  options: NarrationOptions
  segments: readonly ScreenplaySegment[]
  isPremium: boolean
  isNarrated: boolean
  /** null once its scenes are generated. */
  onNarrated: ((isNarrated: boolean) => void) | null
}

/** Length of the screenplay and each speaker's share. */
export function Facts(props: FactsProps) {
  const { storyId, title, options, segments, isPremium, isNarrated, onNarrated } = props
  const { language, scene_size, scene_pace } = options
  const cast = useListCharacters(storyId).data?.results ?? []
  const { words, pages, seconds, frames } = useMemo(
    () => measure(segments, { language, scene_size, scene_pace }, isNarrated),
    [segments, language, scene_size, scene_pace, isNarrated],
  )
  const lines = new Map<string, number>()
  for (const { character } of segments.flatMap(({ elements }) => elements))
    if (character !== null) lines.set(character, (lines.get(character) ?? 0) + 1)
  const speakers = cast
    .filter(({ id }) => lines.has(id))
    .sort((one, other) => (lines.get(other.id) ?? 0) - (lines.get(one.id) ?? 0))
  const problem = lengthLimitError(frames, isPremium)
  return (
    <aside className={styles.facts} aria-label="Summary">
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>Length</dt>
          <dd>about {formatSeconds(Math.round(seconds))}</dd>
        </div>
        <div>
          <dt>Pages</dt>
          <dd>{pages}</dd>
        </div>
        <div>
          <dt>Words</dt>
          <dd>{words.toLocaleString('en-US')}</dd>
        </div>
      </dl>
      {problem && (
        <p className={styles.problem} role="alert">
          <TriangleAlert size={14} aria-hidden="true" />
          {problem}
        </p>
      )}
      {onNarrated && (
        <div className={styles.narrator}>
          <Switch
            label="Narrator reads action"
            checked={isNarrated}
            onChange={(event) => onNarrated(event.target.checked)}
          />
          <small>{isNarrated ? 'Everything is read aloud.' : 'Action is shown, not read aloud.'}</small>
        </div>
      )}
      {speakers.length > 0 && (
        <>
          <h3 className={styles.label}>Speaker</h3>
          {/* It may overflow: with the focus, arrow keys scroll it. */}
          <div className={styles.speakersFrame} role="group" aria-label="Speaker" tabIndex={0}>
            <ul className={styles.speakers}>
              {speakers.map(({ id, call_name: name }) => (
                <li key={id}>
                  <span dir="auto">{name}</span>
                  <span>{lines.get(id) === 1 ? '1 line' : `${lines.get(id)} lines`}</span>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </aside>
  )
}
