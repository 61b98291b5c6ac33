import { Link, useSearchParams } from 'react-router-dom'
import { useListModelGallery } from '#generated/client/lora/lora.ts'
import type { LoraSample } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { type SampleSource, sampleSourcesOf, pairsOf, weightsOf } from '../lib/comparing.ts'
import styles from './lora.module.css'

/** Two models, or two checkpoints, at the same prompts and seeds; the URL names them. */
export function CompareTab() {
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch, isRefetching } = useListModelGallery()
  if (error && !data)
    return (
      <ErrorState
        title="Couldn’t load your models"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <Skeletons label="Loading your models">
        <SkeletonImage ratio="16 / 9" />
      </Skeletons>
    )
  const sources = sampleSourcesOf(data.results)
  const [first, ...others] = sources
  if (!first)
    return (
      <EmptyState
        title="Nothing to compare yet"
        text="Models trained here generate the same sample images at every checkpoint."
        action={
          <Button size="xsmall" component={Link} to={paths.loraTraining.href()}>
            Train a model
          </Button>
        }
      />
    )
  const find = (name: string) => sources.find(({ id }) => id === search.get(name))
  const left = find('left') ?? first
  const right = find('right') ?? others.at(-1) ?? first
  const weights = weightsOf(left, right)
  const [strongest = 1] = weights
  const weight = weights.find((each) => String(each) === search.get('weight')) ?? strongest
  const choose = (name: string, value: string) =>
    setSearch(
      (before) => {
        before.set(name, value)
        return before
      },
      { replace: true },
    )
  const pairs = pairsOf(left, right, weight)
  return (
    <section className={styles.section} aria-label="Comparison">
      <div className={styles.row}>
        <SampleSourcePick label="Left" sources={sources} value={left} onChange={(id) => choose('left', id)} />
        <SampleSourcePick label="Right" sources={sources} value={right} onChange={(id) => choose('right', id)} />
        {weights.length > 1 && (
          <Segmented
            label="Weight"
            size="small"
            segments={weights.map((each) => ({ value: String(each), label: `Weight ${each}` }))}
            value={String(weight)}
            onChange={(value) => choose('weight', value)}
          />
        )}
      </div>
      {pairs.length === 0 && <p className={styles.text}>These two have no samples with the same prompt and seed.</p>}
      {pairs.map(({ prompt, seed, left: one, right: other }) => (
        <figure key={`${prompt} ${seed}`} className={styles.stack}>
          <div className={styles.pair}>
            <Half source={left} sample={one} />
            <Half source={right} sample={other} />
          </div>
          <figcaption className={styles.note}>
            {prompt} (seed {seed})
          </figcaption>
        </figure>
      ))}
      <p className={styles.text}>
        Distance shows how far a checkpoint’s images are from its training set. Distances of different sets can’t be
        compared.
      </p>
    </section>
  )
}

interface SampleSourcePickProps {
  label: string
  sources: readonly SampleSource[]
  value: SampleSource
  onChange: (id: string) => void
}

function SampleSourcePick({ label, sources, value, onChange }: SampleSourcePickProps) {
  return (
    <Pick
      label={label}
      options={sources.map(({ id, label: name }) => ({ value: id, label: name }))}
      value={value.id}
      onChange={onChange}
    />
  )
}

function Half({ source: { label, distance }, sample }: { source: SampleSource; sample: LoraSample }) {
  return (
    <div className={styles.stack}>
      <div className={styles.frame}>
        <img crossOrigin="anonymous" className={styles.picture} src={sample.url} alt={`${label}: ${sample.prompt}`} />
      </div>
      <span className={styles.note}>
        {label}
        {distance !== null && `, distance ${distance.toFixed(2)}`}
      </span>
    </div>
  )
}
