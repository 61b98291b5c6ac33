import { Headphones, Plus, Trash2, Upload, Volume2, VolumeX } from 'lucide-react'
import { useStore } from 'zustand'
import type { MusicCueChangeInput } from '#generated/schema.ts'
import { Button, FileButton, IconButton } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { DEFAULT_DUCKING_DB, DUCKING_DB, signed } from '#src/domain/sound.ts'
import { ActionButton } from '../core/action.tsx'
import { formatFramesAsSeconds } from '../core/lengths.ts'
import { busyKeys } from '../core/story-store.ts'
import { chooseCues } from '../core/looked-at.ts'
import { DraggedSlider, FadeSlider, VolumeSlider } from '../core/ui/dragged-slider.tsx'
import { PanelGroup } from '../core/ui/panel.tsx'
import { useEditor, useFilm, useIsBusy, useOpen, useView } from '../core/use-editor.ts'
import { deleteMusicCues, updateMusicCues, uploadMusicCue } from './commands/edit-music-cues.ts'
import * as actions from './music-cue-actions.ts'
import { type MusicCue, musicCuesIn, nameOf } from '../core/open-music-cues.ts'
import styles from './music.module.css'

const TOOLBAR = [
  ...[actions.duplicateCues, actions.copyCues, actions.pasteCues, actions.splitCues],
  ...[actions.addVolumePoint, actions.removeVolumePoints, actions.muteCues, actions.deleteChosenCues],
]

/** Pieces of music and effects beside the background music. */
export function MusicCueGroup() {
  const editor = useEditor()
  const cues = useOpen(cuesOf)
  const chosen = useStore(editor.chosenCues)
  const copied = useStore(editor.copiedCues)
  const { setPanel } = useView()
  const isUploading = useIsBusy(busyKeys.music)
  return (
    <PanelGroup title="More music and effects">
      {(cues.length > 0 || copied.length > 0) && (
        <div className={styles.row} role="toolbar" aria-label="Selected sounds">
          {TOOLBAR.map((action) => (
            <ActionButton key={action.id} action={action} size={16} />
          ))}
        </div>
      )}
      {cues.length > 0 && (
        <ul className={styles.list}>
          {cues.map((cue) => (
            <MusicCueItem key={cue.id} cue={cue} isChosen={chosen.includes(cue.id)} />
          ))}
        </ul>
      )}
      <span className={styles.row}>
        <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setPanel('media')}>
          Add from media
        </Button>
        <FileButton
          size="small"
          icon={<Upload size={16} aria-hidden="true" />}
          isBusy={isUploading}
          busyLabel="Uploading"
          label="Sound at the playhead"
          accept="audio/*"
          onFile={(file) => uploadMusicCue(editor, file)}
        >
          Upload at playhead
        </FileButton>
      </span>
    </PanelGroup>
  )
}

const knownLists = new WeakMap<object, readonly MusicCue[]>()
/** The same list while nothing of the story changed. */
function cuesOf(open: Parameters<typeof musicCuesIn>[0]): readonly MusicCue[] {
  const known = knownLists.get(open) ?? musicCuesIn(open)
  knownLists.set(open, known)
  return known
}

function MusicCueItem({ cue, isChosen }: { cue: MusicCue; isChosen: boolean }) {
  const editor = useEditor()
  const isSolo = useStore(editor.soloCues, (ids) => ids.includes(cue.id))
  const film = useFilm()
  const played = film.cues.find(({ id }) => id === cue.id)
  const name = nameOf(cue)
  const change = (values: Omit<MusicCueChangeInput, 'music_cue_id'>) =>
    void updateMusicCues(editor, [{ music_cue_id: cue.id, ...values }])
  return (
    <li className={styles.piece} data-used={isChosen || undefined}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        onClick={() => chooseCues(editor, isChosen ? [] : [cue.id])}
      >
        <span className={styles.words}>{name}</span>
        <span className={styles.note}>
          {played
            ? `At ${formatFramesAsSeconds(played.from)}, ${formatFramesAsSeconds(played.durationInFrames)} long`
            : 'Not played'}
        </span>
      </button>
      <span className={styles.row}>
        <IconButton
          size="small"
          label={`Solo ${name}`}
          isOn={isSolo}
          onClick={() => actions.toggleSolo(editor, [cue.id])}
        >
          <Headphones size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          size="small"
          label={`${cue.is_muted ? 'Unmute' : 'Mute'} ${name}`}
          onClick={() => change({ is_muted: !cue.is_muted })}
        >
          {cue.is_muted ? <VolumeX size={16} aria-hidden="true" /> : <Volume2 size={16} aria-hidden="true" />}
        </IconButton>
        <IconButton size="small" label={`Delete ${name}`} onClick={() => void deleteMusicCues(editor, [cue.id])}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </span>
      <span className={styles.settings} role="group" aria-label={name}>
        <VolumeSlider label="Volume" value={cue.volume} onCommit={(volume) => change({ volume })} />
        <FadeSlider label="Fade in" value={cue.fade_in_ms} onCommit={(fade_in_ms) => change({ fade_in_ms })} />
        <FadeSlider label="Fade out" value={cue.fade_out_ms} onCommit={(fade_out_ms) => change({ fade_out_ms })} />
        <Switch label="Repeat" checked={cue.loops} onChange={(_event, loops) => change({ loops })} />
        <UnderSpeech cue={cue} change={change} />
      </span>
    </li>
  )
}

type UnderSpeechMode = 'STORY' | 'NONE' | 'OWN'

interface UnderSpeechProps {
  cue: MusicCue
  change: (values: Omit<MusicCueChangeInput, 'music_cue_id'>) => void
}

/** How far a sound is lowered under speech: as the story's music, not at all, or by an amount of its own. */
function UnderSpeech({ cue, change }: UnderSpeechProps) {
  const db = useOpen(({ story }) => story.music.ducking_db ?? null)
  const own = cue.ducking_db
  const mode: UnderSpeechMode = cue.kind === 'EFFECT' || own === 0 ? 'NONE' : own === null ? 'STORY' : 'OWN'
  const set = (next: UnderSpeechMode) =>
    next !== mode &&
    change({ kind: 'MUSIC', ducking_db: { STORY: null, NONE: 0, OWN: db ?? DEFAULT_DUCKING_DB }[next] })
  return (
    <>
      <span className={styles.row}>
        <span className={styles.settingName}>Under speech</span>
        <Pick
          label="Under speech"
          size="xsmall"
          options={[
            { value: 'STORY', label: db === null ? 'Like the story: not lowered' : `Like the story: ${decibels(db)}` },
            { value: 'NONE', label: 'Not lowered' },
            { value: 'OWN', label: 'Own amount' },
          ]}
          value={mode}
          onChange={set}
        />
      </span>
      {mode === 'OWN' && (
        <DraggedSlider
          label="Lowered by"
          {...DUCKING_DB}
          max={-1}
          step={1}
          value={own ?? DEFAULT_DUCKING_DB}
          format={decibels}
          onCommit={(ducking_db) => change({ ducking_db })}
        />
      )}
    </>
  )
}

const decibels = (level: number) => `${signed(level)} dB`
