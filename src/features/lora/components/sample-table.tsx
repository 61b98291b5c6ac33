import { Link } from 'react-router-dom'
import type { Lora, LoraSample } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import { isRemote } from '../lib/words.ts'
import styles from './lora.module.css'

/** Images of every checkpoint at fixed prompts and seeds, beside the same without the model. */
export function SampleTable({ lora }: { lora: Lora }) {
  const { controls, checkpoints, control_distance: without } = lora
  const last = checkpoints.at(-1)
  const drawn = [...controls, ...checkpoints.flatMap(({ samples }) => samples)]
  const prompts = drawn.filter(({ prompt }, at) => drawn.findIndex((each) => each.prompt === prompt) === at)
  const weights = [...new Set(checkpoints.flatMap(({ samples }) => samples.map(({ weight }) => weight)))]
  return (
    <section className={styles.section} aria-labelledby="samples">
      <h2 className={styles.title} id="samples">
        Samples
      </h2>
      <p className={styles.text}>
        All samples use the same prompts and seeds
        {isRemote(lora) && ', with the trigger word when the model is used'}. Distance shows how far the images are from
        the set in colour and texture: smaller is closer.{' '}
        {last && (
          <Link className="text-link" to={paths.models.href({ tab: 'compare', left: `${lora.lora_id}:${last.step}` })}>
            Compare two checkpoints or models
          </Link>
        )}
      </p>
      {/* Wider than a phone: it scrolls by itself, also by keys. */}
      <div className={styles.scroll} role="group" aria-label="Samples" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Checkpoint</th>
              {prompts.map(({ prompt, seed }) => (
                <th key={prompt} scope="col" colSpan={Math.max(1, weights.length)}>
                  {prompt} (seed {seed})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                Without the model
                {without !== null && <p className={styles.note}>Distance {without.toFixed(2)}</p>}
              </th>
              {prompts.map(({ prompt }) => {
                const sample = controls.find((each) => each.prompt === prompt)
                return (
                  <td key={prompt} colSpan={Math.max(1, weights.length)}>
                    {sample && <Sample sample={sample} name="Without the model" />}
                  </td>
                )
              })}
            </tr>
            {checkpoints.map(({ step, distance, is_chosen: isChosen, samples }) => (
              <tr key={step}>
                <th scope="row">
                  {step} steps
                  <p className={styles.note}>Distance {distance.toFixed(2)}</p>
                  {isChosen && <Tag tone="success">In use</Tag>}
                </th>
                {prompts.flatMap(({ prompt }) =>
                  weights.map((weight) => {
                    const sample = samples.find((each) => each.prompt === prompt && each.weight === weight)
                    return (
                      <td key={`${prompt} ${weight}`}>
                        {sample && <Sample sample={sample} name={`${step} steps, weight ${weight}`} />}
                        <p className={styles.note}>Weight {weight}</p>
                      </td>
                    )
                  }),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Sample({ sample, name }: { sample: LoraSample; name: string }) {
  return (
    <div className={styles.frame}>
      <img
        crossOrigin="anonymous"
        className={styles.picture}
        src={sample.url}
        alt={`${name}: ${sample.prompt}`}
        loading="lazy"
      />
    </div>
  )
}
