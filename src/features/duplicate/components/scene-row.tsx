import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { getGetStoryTranslationQueryKey, translateScene } from '#generated/client/stories/stories.ts'
import type { SceneTranslation, StoryTranslation } from '#generated/schema.ts'
import { languageName, textDirection } from '#src/domain/languages.ts'
import { fitPercent } from '#src/domain/text-length.ts'
import { sharedText } from '#src/shared/hooks/shared-text.ts'
import { useAutosave } from '#src/shared/hooks/use-autosave.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { TextConflict } from '#src/shared/ui/version-choice/version-choice.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import styles from './side-by-side.module.css'

interface SceneRowProps {
  storyId: string
  scene: SceneTranslation
  from: string
  to: string
  hasVoice: boolean
  /** While it is being translated or spoken its words cannot be edited. */
  isLocked: boolean
}

const MAX_TEXT_LENGTH = 5000

/** One scene in both languages. Text is saved automatically and survives a reload before that. */
export function SceneRow({ storyId, scene, from, to, hasVoice, isLocked }: SceneRowProps) {
  const id = useId()
  const client = useQueryClient()
  const { scene_id: sceneId, element_order: order, original_text: original } = scene
  const isSilent = original.trim() === ''
  const save = async (text: string, base_text: string) => {
    const saved = await translateScene(storyId, sceneId, { text, base_text })
    client.setQueryData<StoryTranslation>(
      getGetStoryTranslationQueryKey(storyId),
      (known) => known && { ...known, scenes: known.scenes.map((each) => (each.scene_id === sceneId ? saved : each)) },
    )
  }
  const field = useAutosave({
    place: `translation ${sceneId}`,
    saved: scene.is_translated ? scene.text : '',
    save: isLocked ? undefined : save,
    shared: sharedText,
  })
  return (
    <li className={styles.scene}>
      <span className={styles.number}>{order + 1}</span>
      <p className={styles.original} lang={from} dir={textDirection(from)}>
        {isSilent ? <span className={styles.silent}>No text</span> : original}
      </p>
      {isSilent ? (
        <span />
      ) : (
        <div className={styles.own}>
          <textarea
            className={styles.field}
            lang={to}
            dir={textDirection(to)}
            aria-label={`Scene ${order + 1} in ${languageName(to)}`}
            aria-describedby={id}
            placeholder={`Scene ${order + 1} in ${languageName(to)}`}
            maxLength={MAX_TEXT_LENGTH}
            readOnly={isLocked}
            value={field.value}
            onChange={({ target }) => field.change(target.value)}
            onBlur={() => void field.flush().catch(() => undefined)}
          />
          {field.conflict && <TextConflict conflict={field.conflict} />}
          <div className={styles.below} id={id}>
            <Fit scene={scene} hasVoice={hasVoice} />
            <span className={styles.saved} role="status">
              {field.state === 'saving' ? 'Saving' : field.state === 'failed' ? `Not saved: ${field.error}` : ''}
            </span>
            {field.state === 'failed' && !field.conflict && (
              <Button size="xsmall" onClick={() => void field.flush().catch(() => undefined)}>
                Retry
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  )
}

/** Length of the speech beside the original's; it is measured, never guessed. */
function Fit({ scene, hasVoice }: { scene: SceneTranslation; hasVoice: boolean }) {
  const { fit, original_duration_ms: before, duration_ms: now, error_message: problem, status } = scene
  if (status === 'GENERATING') return <Tag>Speaking</Tag>
  if (status === 'FAILED' && problem !== null) return <Tag tone="danger">{problem}</Tag>
  if (fit === 'NOT_TRANSLATED') return <Tag>Not translated · original {secondsText(before)}</Tag>
  if (fit === 'NOT_SPOKEN')
    return (
      <Tag>
        {hasVoice ? 'No voice-over yet' : 'Captions only'} · original {secondsText(before)}
      </Tag>
    )
  const percent = fitPercent(before, now)
  const change = percent === null || percent === 0 ? 'as long' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`
  const times = `${secondsText(before)} → ${secondsText(now)}`
  if (fit === 'FITS')
    return (
      <Tag tone="success">
        Fits · {times} · {change}
      </Tag>
    )
  return (
    <Tag tone={fit === 'LONGER' ? 'warning' : 'info'}>
      {fit === 'LONGER' ? 'Longer' : 'Shorter'} · {times} · {change}; visuals will adjust
    </Tag>
  )
}

const secondsText = (ms: number | null) => (ms === null ? 'silent' : `${(ms / 1000).toFixed(1)} s`)
