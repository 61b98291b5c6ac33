import { ArrowLeft, ArrowRight, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  useDecrementArollOrder,
  useDeleteAroll,
  useIncrementArollOrder,
  useUpdateShot,
} from '#generated/client/arolls/arolls.ts'
import type { Aroll, Scene, StoryDocument } from '#generated/schema.ts'
import { readShot } from '#src/domain/shots.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { ANGLES, labelOf, SIZES } from './shot-choices.ts'
import { ShotDialog } from './shot-dialog.tsx'
import { ShotImage } from './shot-image.tsx'
import styles from './storyboard.module.css'

interface ShotCardProps {
  story: StoryDocument
  scene: Scene
  aroll: Aroll
  /** From 1. */
  sceneNumber: number
}

/** One shot: what it shows, how it is framed, and its place in the scene. */
export function ShotCard({ story, scene, aroll, sceneNumber }: ShotCardProps) {
  const [isOpen, setOpen] = useState(false)
  const remove = useDeleteAroll()
  const earlier = useDecrementArollOrder()
  const later = useIncrementArollOrder()
  const update = useUpdateShot()
  const at = scene.arolls.findIndex(({ id }) => id === aroll.id)
  const isLast = at === scene.arolls.length - 1
  const name = `Scene ${sceneNumber}, shot ${at + 1}`
  const shot = shownShot(scene, aroll)
  const isBusy = [remove, earlier, later, update].some(({ isPending }) => isPending)
  const onError = (error: unknown) => notify(errorText(error), { tone: 'error' })
  const framing = [labelOf(SIZES, shot.size), shot.angle === 'EYE_LEVEL' ? '' : labelOf(ANGLES, shot.angle)]
  return (
    <li className={styles.shot} aria-label={name} data-locked={shot.is_locked || undefined}>
      <div className={styles.frame}>
        <ShotImage story={story} aroll={aroll} label={shot.subject} />
        {/* The pencil below does the same for keys and screen readers. */}
        <button type="button" className={styles.open} tabIndex={-1} aria-hidden="true" onClick={() => setOpen(true)} />
      </div>
      <p className={styles.framing}>
        {framing.filter(Boolean).join(', ')}
        <span>{(aroll.duration_ms / 1000).toFixed(1)} s</span>
      </p>
      <p className={styles.subject} dir="auto">
        {[shot.subject, shot.action].filter(Boolean).join('. ')}
      </p>
      <div className={styles.tools}>
        <IconButton size="small" label={`Edit ${name}`} onClick={() => setOpen(true)}>
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          size="small"
          label={shot.is_locked ? `Unlock ${name}` : `Lock ${name}`}
          isOn={shot.is_locked}
          disabled={isBusy}
          onClick={() => update.mutate({ arollId: aroll.id, data: { is_locked: !shot.is_locked } }, { onError })}
        >
          {shot.is_locked ? <Lock size={16} aria-hidden="true" /> : <LockOpen size={16} aria-hidden="true" />}
        </IconButton>
        <IconButton
          size="small"
          label={`Move ${name} earlier`}
          disabled={isBusy || at === 0}
          onClick={() => earlier.mutate({ arollId: aroll.id, data: {} }, { onError })}
        >
          <ArrowLeft size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          size="small"
          label={`Move ${name} later`}
          disabled={isBusy || isLast}
          onClick={() => later.mutate({ arollId: aroll.id, data: {} }, { onError })}
        >
          <ArrowRight size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          size="small"
          label={`Delete ${name}`}
          disabled={isBusy || scene.arolls.length === 1}
          onClick={() => remove.mutate({ arollId: aroll.id }, { onError })}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen && (
        <ShotDialog title={name} aroll={aroll} shot={shot} isFirst={at === 0} onClose={() => setOpen(false)} />
      )}
    </li>
  )
}

/** What the shot shows now: in the user's own words where they wrote a prompt, of its prompt where nothing was planned. */
function shownShot(scene: Scene, { shot, aroll_object: { custom_image_generation_prompt: own, ...shown } }: Aroll) {
  const planned = shot ?? readShot(shown.image_generation_prompt ?? scene.last_used_image_prompt ?? scene.text)
  return own === null ? planned : { ...planned, subject: own }
}
