import { AudioWaveform } from 'lucide-react'
import { useState } from 'react'
import { useListMedia } from '#generated/client/media/media.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import type { SoundPlace } from '../core/open-sounds.ts'
import { failureOf } from '../core/story-tasks.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import type { CleanUpSettings } from './commands/clean-up-sounds.ts'
import { replaceSounds, restoreSounds } from './commands/replace-sounds.ts'
import { ComparePlayer } from './compare-player.tsx'
import { type CleanUpSound, useCleanUp } from './use-clean-up.ts'
import styles from './clean-up.module.css'

const SETTINGS = [
  { name: 'reduce_noise', label: 'Reduce noise', note: 'Hiss, hum, fans and rain behind the voice' },
  { name: 'match_level', label: 'Match level', note: 'As loud as the built-in voices' },
  { name: 'cut_rumble', label: 'Cut rumble', note: 'Traffic, wind and handling, below 80 Hz' },
] as const

interface CleanUpDialogProps {
  places: readonly SoundPlace[]
  onClose: () => void
}

/** Cleans up the sound of recordings and videos: what to remove, the result beside the original, then its use. */
export function CleanUpDialog({ places, onClose }: CleanUpDialogProps) {
  const editor = useEditor()
  const [settings, setSettings] = useState<CleanUpSettings>({ reduce_noise: true, cut_rumble: true, match_level: true })
  const { isLoading, sounds, finished, failed, isRunning, percent, run, cancel } = useCleanUp(places, settings)
  const nameOf = useSoundName()
  const isDone = sounds.length > 0 && finished.length === sounds.length
  const unused = finished.flatMap(({ place, media, task }) => {
    const result = task?.result_media
    return result && result.id !== media.id ? [{ place, mediaId: result.id, media: result }] : []
  })
  const hasCleaned = sounds.some(({ media }) => media.cleaned_from_id !== undefined)
  const isNothing = Object.values(settings).every((isOn) => !isOn)
  const apply = () => {
    void replaceSounds(editor, unused)
    onClose()
  }
  return (
    <Dialog
      isOpen
      title="Clean up sound"
      onClose={onClose}
      width={520}
      actions={
        <>
          {hasCleaned && (
            <Button
              variant="text"
              onClick={() => {
                void restoreSounds(editor, places)
                onClose()
              }}
            >
              Restore original
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            Close
          </Button>
          {!isDone && (
            <Button
              variant={unused.length > 0 ? 'outlined' : 'contained'}
              icon={<AudioWaveform size={16} aria-hidden="true" />}
              isBusy={isRunning || isLoading}
              busyLabel={isRunning ? 'Cleaning up' : 'Loading'}
              disabled={isNothing || sounds.length === 0}
              onClick={() => void run()}
            >
              {finished.length + failed.length > 0 ? 'Clean up the rest' : 'Clean up'}
            </Button>
          )}
          {finished.length > 0 && (
            <Button variant="contained" disabled={unused.length === 0 || isRunning} onClick={apply}>
              {unused.length === 0 ? 'Applied' : sounds.length > 1 ? `Apply to ${unused.length}` : 'Apply'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.about}>
          {aboutSounds(sounds, nameOf)}
          {sounds.length > 0 && '. Length and word times stay the same. Free.'}
        </p>
        {SETTINGS.map(({ name, label, note }) => (
          <div key={name} className={styles.setting}>
            <Switch
              label={label}
              checked={settings[name]}
              disabled={isRunning}
              onChange={(_event, isOn) => setSettings((before) => ({ ...before, [name]: isOn }))}
            />
            <p className={styles.note}>{note}</p>
          </div>
        ))}
        {isRunning && (
          <div className={styles.result} role="status">
            <div className={styles.line}>
              <span>
                {originalsOf(sounds).length > 1 ? `${finished.length} of ${sounds.length} cleaned up` : `${percent}%`}
              </span>
              <Button variant="text" size="xsmall" onClick={cancel}>
                Cancel
              </Button>
            </div>
            <ProgressBar label="Cleaning up" percent={percent} />
          </div>
        )}
        {originalsOf(failed).map(({ place, task }) => (
          <p key={`${place.sceneId} ${place.arollId ?? ''}`} role="alert" className={styles.note}>
            {sounds.length > 1 && `Scene ${nameOf.scene(place)}: `}
            {task && failureOf(task)}
          </p>
        ))}
        {finished.length > 0 && <Comparison sounds={originalsOf(finished)} nameOf={nameOf} />}
      </div>
    </Dialog>
  )
}

function aboutSounds(sounds: readonly CleanUpSound[], nameOf: SoundName): string {
  if (sounds.length === 0) return 'This sound was removed.'
  if (sounds.length === 1) return nameOf(sounds[0])
  return originalsOf(sounds).length === 1 ? `One video in ${sounds.length} places` : `${sounds.length} recordings`
}

/** One of each original. */
const originalsOf = (sounds: readonly CleanUpSound[]) =>
  sounds.filter(({ originalId }, at) => sounds.findIndex((each) => each.originalId === originalId) === at)

interface SoundName {
  (sound: CleanUpSound | undefined): string
  scene: (place: SoundPlace) => number
}

function useSoundName(): SoundName {
  const order = useOpen((open) => open.order)
  const scene = ({ sceneId }: SoundPlace) => order.indexOf(sceneId) + 1
  const nameOf = (sound: CleanUpSound | undefined) =>
    sound ? `${sound.place.arollId === undefined ? 'Recording' : 'Video'} of scene ${scene(sound.place)}` : ''
  return Object.assign(nameOf, { scene })
}

/** One of the cleaned sounds beside its original. */
function Comparison({ sounds, nameOf }: { sounds: readonly CleanUpSound[]; nameOf: SoundName }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const idOf = ({ place }: CleanUpSound) => place.arollId ?? place.sceneId
  const sound = sounds.find((each) => idOf(each) === chosen) ?? sounds[0]
  const result = sound?.task?.result_media
  const isOriginal = sound?.media.id === sound?.originalId
  const { data, error } = useListMedia(
    { id__in: [sound?.originalId ?? ''] },
    { query: { enabled: sound !== undefined && !isOriginal, staleTime: Infinity } },
  )
  const before = isOriginal ? sound?.media.url : data?.results[0]?.url
  if (!sound || !result?.url) return null
  return (
    <div className={styles.result}>
      {sounds.length > 1 && (
        <div>
          <Pick
            label="Recording"
            options={sounds.map((each) => ({ value: idOf(each), label: nameOf(each) }))}
            value={idOf(sound)}
            onChange={setChosen}
          />
        </div>
      )}
      {before ? (
        <ComparePlayer
          key={`${before} ${result.url}`}
          name={nameOf(sound)}
          before={before}
          after={result.url}
          durationMs={result.duration_ms ?? 0}
        />
      ) : (
        <p className={styles.note}>
          {error || data ? 'The original no longer exists, so there’s nothing to compare.' : 'Loading the original…'}
        </p>
      )}
    </div>
  )
}
