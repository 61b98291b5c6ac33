import { Plus, Trash2, Upload, Volume2, VolumeX } from 'lucide-react'
import type { MusicCueChangeInput } from '#generated/schema.ts'
import { Button, FileButton, IconButton } from '#src/shared/ui/button.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { formatFramesAsSeconds } from '../core/lengths.ts'
import { busyKeys } from '../core/story-store.ts'
import { FadeSlider, VolumeSlider } from '../core/ui/dragged-slider.tsx'
import { PanelGroup } from '../core/ui/panel.tsx'
import { useEditor, useFilm, useIsBusy, useOpen, useView } from '../core/use-editor.ts'
import { deleteMusicCues, updateMusicCues, uploadMusicCue } from './commands/edit-music-cues.ts'
import { type MusicCue, musicCuesIn, nameOf } from '../core/open-music-cues.ts'
import styles from './music.module.css'

/** Pieces of music and effects beside the background music. */
export function MusicCueGroup() {
  const editor = useEditor()
  const cues = useOpen(cuesOf)
  const { setPanel } = useView()
  const isUploading = useIsBusy(busyKeys.music)
  return (
    <PanelGroup title="More music and effects">
      {cues.length > 0 && (
        <ul className={styles.list}>
          {cues.map((cue) => (
            <MusicCueItem key={cue.id} cue={cue} />
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

function MusicCueItem({ cue }: { cue: MusicCue }) {
  const editor = useEditor()
  const film = useFilm()
  const played = film.cues.find(({ id }) => id === cue.id)
  const name = nameOf(cue)
  const change = (values: Omit<MusicCueChangeInput, 'music_cue_id'>) =>
    void updateMusicCues(editor, [{ music_cue_id: cue.id, ...values }])
  return (
    <li className={styles.piece}>
      <span>
        <span className={styles.words}>{name}</span>
        <span className={styles.note}>
          {played
            ? `At ${formatFramesAsSeconds(played.from)}, ${formatFramesAsSeconds(played.durationInFrames)} long`
            : 'Not played'}
        </span>
      </span>
      <span className={styles.row}>
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
        <Switch
          label="Lower under speech"
          checked={cue.kind === 'MUSIC' && cue.ducking_db !== 0}
          onChange={(_event, isOn) => change(isOn ? { kind: 'MUSIC', ducking_db: null } : { kind: 'EFFECT' })}
        />
      </span>
    </li>
  )
}
