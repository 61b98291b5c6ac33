import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { Upload } from 'lucide-react'
import type { MusicTrack } from '#generated/schema.ts'
import { useListMusic } from '#generated/client/constants/constants.ts'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { OptionList } from '#src/shared/ui/picks/option-list.tsx'
import { SampleButton, SampleProgress } from '#src/shared/ui/picks/sample.tsx'
import { useSample } from '#src/shared/ui/picks/use-sample.ts'
import { Switch } from '#src/shared/ui/switch.tsx'
import { pieceSecondsFor } from '#src/domain/composed-music.ts'
import { DEFAULT_DUCKING_DB, DUCKING_DB, LOUDNESS_NAMES, LOUDNESS_TARGETS, signed } from '#src/domain/sound.ts'
import { isMusicPlayed } from '../core/open-music-cues.ts'
import { updateStory } from '../visuals/commands/update-story.ts'
import { busyKeys } from '../core/story-store.ts'
import { updateMusic, uploadMusic } from './commands/update-music.ts'
import { useEditor, useIsBusy, useOpen } from '../core/use-editor.ts'
import { pathOf } from '#src/shared/lib/path-of.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { beginsAgain } from './begins-again.ts'
import { useFilmLength } from './composing.ts'
import styles from './music.module.css'
import { MusicCueGroup } from './music-cue-list.tsx'
import { ComposeGroup } from './compose-form.tsx'
import { DraggedSlider, VolumeSlider } from '../core/ui/dragged-slider.tsx'
import { Panel, PanelGroup } from '../core/ui/panel.tsx'
import { SoundEffects } from './sound-effects.tsx'

/** The music below the story. */
export function MusicPanel() {
  const editor = useEditor()
  const music = useOpen(({ story }) => story.music)
  const isUploading = useIsBusy(busyKeys.music)
  return (
    <Panel title="Music">
      <PanelGroup title="Story">
        <Switch
          label="Background music"
          checked={music.have_background_music}
          onChange={(_event, isOn) => void updateMusic(editor, { have_background_music: isOn })}
        />
        <div className={styles.settings}>
          <VolumeSlider
            label="Volume"
            value={music.background_music_volume}
            disabled={!music.have_background_music}
            onCommit={(value) => void updateMusic(editor, { background_music_volume: value })}
          />
          <Ducking />
        </div>
        {!music.have_background_music && (
          <span>
            <LearnMore about="music" label="music" isNewTab />
          </span>
        )}
      </PanelGroup>
      <MusicCueGroup />
      <PanelGroup title="Tracks">
        <Tracks />
        <span>
          <EngineBadge kind="MUSIC" />
        </span>
      </PanelGroup>
      <ComposeGroup />
      <PanelGroup title="Your music">
        {music.background_music_name && <span>{music.background_music_name}</span>}
        <span>
          <FileButton
            size="small"
            icon={<Upload size={16} aria-hidden="true" />}
            isBusy={isUploading}
            busyLabel="Uploading"
            label="Music file"
            accept="audio/*"
            onFile={(file) => void uploadMusic(editor, file)}
          >
            Upload music
          </FileButton>
        </span>
      </PanelGroup>
      <PanelGroup title="Effects and ambience">
        <SoundEffects />
      </PanelGroup>
      <PanelGroup title="Loudness">
        <Loudness />
      </PanelGroup>
    </Panel>
  )
}

/** Whether, and how far, the music makes room for speech. */
function Ducking() {
  const editor = useEditor()
  const stored = useOpen(({ story }) => story.music.ducking_db)
  const hasMusic = useOpen(isMusicPlayed)
  const db = stored ?? null
  return (
    <>
      <Switch
        label="Lower the music under speech"
        checked={db !== null}
        disabled={!hasMusic}
        onChange={(_event, isOn) => void updateMusic(editor, { ducking_db: isOn ? DEFAULT_DUCKING_DB : null })}
      />
      {db !== null && (
        <DraggedSlider
          label="Lowered by"
          {...DUCKING_DB}
          step={1}
          value={db}
          format={decibels}
          disabled={!hasMusic}
          onCommit={(value) => void updateMusic(editor, { ducking_db: value })}
        />
      )}
    </>
  )
}

const decibels = (db: number) => `${signed(db)} dB`

const AS_MIXED = { value: 'mixed', label: 'As mixed', note: 'Peaks are softened' }

/** The loudness that the whole video is brought to. */
function Loudness() {
  const editor = useEditor()
  const target = useOpen(({ story }) => story.loudness_lufs ?? null)
  return (
    <OptionList
      label="Loudness"
      value={target === null ? AS_MIXED.value : String(target)}
      options={[
        AS_MIXED,
        ...LOUDNESS_TARGETS.map((lufs) => ({
          value: String(lufs),
          label: `${signed(lufs)} LUFS`,
          note: LOUDNESS_NAMES[lufs],
        })).toReversed(),
      ]}
      onChange={(value) =>
        void updateStory(editor, { loudness_lufs: LOUDNESS_TARGETS.find((lufs) => String(lufs) === value) ?? null })
      }
    />
  )
}

/** Shown where a track ends before or after the video: it is composed again, to the length that the video has now. */
function FitButton({ onFit }: { onFit: () => void }) {
  const length = useOpen(({ story }) => story.music.background_music_duration_ms ?? 0)
  const filmMs = useFilmLength()
  const seconds = pieceSecondsFor(filmMs)
  if (seconds === null || seconds * 1_000 === length) return null
  const again = beginsAgain(length, filmMs)
  return (
    <div className={styles.row}>
      <Button size="small" variant="outlined" onClick={onFit}>
        Fit to video length
      </Button>
      {again !== null && <span className={styles.note}>{again}</span>}
    </div>
  )
}

function Tracks() {
  const editor = useEditor()
  const music = useOpen(({ story }) => story.music)
  const sample = useSample()
  const { data, isPending, error, refetch, isRefetching } = useListMusic()
  if (isPending)
    return (
      <Skeletons label="Loading tracks">
        {[1, 2, 3, 4, 5].map((row) => (
          <SkeletonLine key={row} width="100%" height={40} />
        ))}
      </Skeletons>
    )
  if (error)
    return (
      <ErrorState
        isBare
        title="Couldn’t load tracks"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  const chosen =
    data.tracks.find(
      ({ file_location: location }) => pathOf(location) === pathOf(music.background_music_file_location),
    ) ?? data.tracks.find(({ track_id: id }) => id === music.background_music_track_id)
  const choose = (track: MusicTrack) =>
    void updateMusic(
      editor,
      { have_background_music: true, background_music_file_location: track.file_location },
      track.name,
    )
  return (
    <>
      <OptionList
        label="Track"
        value={music.have_background_music ? chosen?.track_id : undefined}
        options={data.tracks.map(({ track_id: id, name, mood, bpm, file_location: address }) => ({
          value: id,
          label: name,
          note: (
            <>
              {mood}, {bpm} bpm
              <SampleProgress name={name} address={address} sample={sample} />
            </>
          ),
          end: <SampleButton name={name} address={address} sample={sample} />,
        }))}
        onChange={(id) => {
          const track = data.tracks.find((each) => each.track_id === id)
          if (track) choose(track)
        }}
      />
      {chosen && music.have_background_music && <FitButton onFit={() => choose(chosen)} />}
    </>
  )
}
