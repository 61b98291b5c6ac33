import { useListBackgroundMusicMedia, useListMusic } from '#generated/client/constants/constants.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { OptionList } from '#src/shared/ui/picks/option-list.tsx'
import { SampleButton, SampleProgress } from '#src/shared/ui/picks/sample.tsx'
import { useSample } from '#src/shared/ui/picks/use-sample.ts'
import { Slider } from '#src/shared/ui/slider.tsx'
import type { Choices } from '../lib/choices.ts'
import { pathOf } from '#src/shared/lib/path-of.ts'
import styles from './wizard.module.css'

const NONE = 'none'
const percent = (volume: number) => `${Math.round(volume * 100)}%`

interface MusicPickProps {
  music: string | null
  volume: number
  onChange: (changed: Partial<Choices>) => void
}

/** Background music: every track, uploads too, can be played first. */
export function MusicPick({ music, volume, onChange }: MusicPickProps) {
  const sample = useSample()
  const tracks = useListMusic()
  const own = useListBackgroundMusicMedia()
  if (tracks.isPending)
    return (
      <Skeletons label="Loading tracks">
        <div className={styles.voices}>
          {Array.from({ length: 4 }, (_, at) => (
            <SkeletonLine key={at} width="100%" height={56} />
          ))}
        </div>
      </Skeletons>
    )
  if (tracks.isError)
    return (
      <ErrorState
        title="Couldn’t load tracks"
        text={`${tracks.error.message}. Your choices are still here.`}
        onRetry={() => void tracks.refetch()}
        isRetrying={tracks.isFetching}
      />
    )
  const all = [
    ...(own.data?.media ?? []).flatMap(({ url, file_name: name }) =>
      url === null ? [] : [{ address: url, name, note: 'Your music' }],
    ),
    ...tracks.data.tracks.map(({ file_location: address, name, mood, bpm }) => ({
      address,
      name,
      note: `${mood}, ${bpm} bpm`,
    })),
  ]
  const chosen = all.find(({ address }) => pathOf(address) === pathOf(music))
  return (
    <div className={styles.voices}>
      <OptionList
        label="Music"
        value={chosen?.address ?? NONE}
        options={[
          { value: NONE, label: 'No music' },
          ...all.map(({ address, name, note }) => ({
            value: address,
            label: name,
            note: (
              <>
                {note}
                <SampleProgress name={name} address={address} sample={sample} />
              </>
            ),
            end: <SampleButton name={name} address={address} sample={sample} />,
          })),
        ]}
        onChange={(address) => onChange({ music: address === NONE ? null : address })}
      />
      <Slider
        label="Volume"
        min={0}
        max={1}
        step={0.01}
        value={volume}
        format={percent}
        disabled={music === null}
        onChange={(next) => onChange({ volume: next })}
      />
    </div>
  )
}
