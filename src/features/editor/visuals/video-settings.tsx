import MuiSlider from '@mui/material/Slider'
import { useState } from 'react'
import { Slider } from '#src/shared/ui/slider.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { cleanUpVideoSound } from '../voice/clean-up-actions.ts'
import { CleanUpButton } from '../voice/clean-up-dialogs.tsx'
import { updateSceneAudio } from '../voice/commands/update-scene-audio.ts'
import { updateVideoAudio } from './commands/update-video-audio.ts'
import { updateVideoPlaybackRate } from './commands/update-video-playback-rate.ts'
import { reverseVideo } from './commands/reverse-video.ts'
import { updateVideoStartEnd } from './commands/update-video-start-end.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import type { Aroll } from '../core/open-story.ts'
import { VolumeSlider } from '../core/ui/dragged-slider.tsx'
import { LengthField, PropertyRow } from '../core/ui/property-row.tsx'
import styles from './visual.module.css'

/** Logarithmic scale: equal steps are equal factors. */
const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
const nearest = (rate: number) =>
  RATES.reduce((best, one, at) => (Math.abs(one - rate) < Math.abs((RATES[best] ?? 0) - rate) ? at : best), 0)

/** To trim a video, change its playback speed or direction, and mute it. */
export function VideoSettings({ aroll }: { aroll: Aroll }) {
  const editor = useEditor()
  const playsFull = useOpen(({ scenes }) => scenes[aroll.scene_id]?.play_full_video === true)
  const { media, video_start: from, video_end: until } = aroll.aroll_object
  const length = media?.duration_ms ?? 0
  const [start, end] = [from ?? 0, until ?? length]
  const [dragged, setDragged] = useState<readonly [number, number] | null>(null)
  const [rate, setRate] = useState<number | null>(null)
  const [shownStart, shownEnd] = dragged ?? [start, end]

  const trim = (video_start: number, video_end: number) => {
    setDragged(null)
    void updateVideoStartEnd(editor, aroll.id, { video_start, video_end: Math.max(video_start, video_end) })
  }

  return (
    <>
      <PropertyRow label="Trim">
        <span className={styles.trim}>
          <MuiSlider
            size="small"
            min={0}
            max={length}
            step={10}
            value={[shownStart, shownEnd]}
            disableSwap
            getAriaLabel={(thumb) => (thumb === 0 ? 'Start of the video' : 'End of the video')}
            getAriaValueText={(ms) => `${(ms / 1000).toFixed(2)} s`}
            onChange={(_event, next) => setDragged([next[0] ?? 0, next[1] ?? length])}
            onChangeCommitted={(_event, next) => {
              if (typeof next !== 'number') trim(next[0] ?? 0, next[1] ?? length)
            }}
          />
        </span>
      </PropertyRow>
      <PropertyRow label="">
        <LengthField
          label="Start of the video in seconds"
          min={0}
          max={end}
          value={shownStart}
          onCommit={(value) => trim(value, end)}
        />
        <LengthField
          label="End of the video in seconds"
          min={start}
          max={length}
          value={shownEnd}
          onCommit={(value) => trim(start, value)}
        />
      </PropertyRow>
      <PropertyRow label="Length">
        <Switch
          label="Play full video"
          checked={playsFull}
          onChange={(_event, playsFullVideo) => void updateSceneAudio(editor, aroll.scene_id, { playsFullVideo })}
        />
      </PropertyRow>
      <PropertyRow label="Speed">
        <span className={styles.trim}>
          <Slider
            isBare
            size="small"
            label="Speed"
            min={0}
            max={RATES.length - 1}
            step={1}
            value={nearest(rate ?? aroll.playback_rate)}
            format={(at) => `${RATES[at] ?? 1}×`}
            onChange={(at) => setRate(RATES[at] ?? 1)}
            onCommit={(at) => {
              setRate(null)
              void updateVideoPlaybackRate(editor, aroll.id, RATES[at] ?? 1)
            }}
          />
        </span>
        <span className={styles.number}>{rate ?? aroll.playback_rate}×</span>
      </PropertyRow>
      <PropertyRow label="Direction">
        <Switch
          label="Play backwards"
          checked={aroll.reversed}
          onChange={(_event, reversed) => void reverseVideo(editor, aroll.id, reversed)}
        />
      </PropertyRow>
      {/* Mutes or unmutes the video. */}
      <PropertyRow label="Sound">
        <Switch
          label="Video sound"
          checked={aroll.use_video_audio}
          onChange={(_event, hasSound) => void updateVideoAudio(editor, aroll.id, hasSound)}
        />
      </PropertyRow>
      {aroll.use_video_audio && (
        <VolumeSlider
          label="Sound volume"
          max={2}
          value={aroll.video_volume ?? 1}
          onCommit={(volume) => void updateVideoAudio(editor, aroll.id, true, volume)}
        />
      )}
      <PropertyRow label="">
        <CleanUpButton action={cleanUpVideoSound} size="xsmall" />
      </PropertyRow>
    </>
  )
}
