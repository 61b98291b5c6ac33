import { useState } from 'react'
import { useTestEngine } from '#generated/client/admin/admin.ts'
import type { EngineKind, EngineTest as Tested } from '#generated/schema.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { dollarsText } from '../lib/engine-words.ts'
import styles from './engine-test.module.css'

interface EngineTestProps {
  /** As settings name it; a provider by its name alone. */
  engine: string
  /** Its work; left out for a provider. */
  kind?: EngineKind
  /** How people know it. */
  label: string
  /** US dollars that the test costs, as an estimate; said before where it is a cent or more. */
  usd?: number | null
}

/** Tries an engine or a key, and shows what came of it. */
export function EngineTest({ engine, kind, label, usd = null }: EngineTestProps) {
  const { mutateAsync: test, isPending } = useTestEngine()
  const [result, setResult] = useState<Tested | string>()
  const press = async () => {
    setResult(undefined)
    setResult(await test({ data: { engine, ...(kind && { kind }) } }).catch(errorText))
  }
  return (
    <div className={styles.test}>
      <Button size="xsmall" aria-label={`Test ${label}`} isBusy={isPending} onClick={() => void press()}>
        {usd !== null && usd >= 0.01 ? `Test for ${dollarsText(usd)}` : 'Test'}
      </Button>
      <div role="status" className={styles.result}>
        {typeof result === 'string' ? result : result && <Result test={result} label={label} />}
      </div>
    </div>
  )
}

function Result({ test, label }: { test: Tested; label: string }) {
  const { is_working: isWorking, problem, proof, took_ms: tookMs, usd, text, file } = test
  const seconds = `${(tookMs / 1000).toFixed(1)} s`
  if (!isWorking)
    return (
      <>
        <Tag tone="danger">Fails</Tag> {problem} ({seconds})
      </>
    )
  const address = file && `data:${file.content_type};base64,${file.base64}`
  const cost = usd === null ? 'price unknown' : dollarsText(usd)
  return (
    <>
      <Tag tone="success">{proof === 'MADE' ? 'Works' : 'Key works'}</Tag> {text !== null && `“${text}” `}
      {proof === 'ASKED' && 'Asked for free; nothing was made. '}({seconds}, {cost})
      {address !== null &&
        (file?.content_type.startsWith('image/') ? (
          <img className={styles.image} crossOrigin="anonymous" src={address} alt={`Test of ${label}`} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- two words, whose text is known
          <audio
            className={styles.sound}
            crossOrigin="anonymous"
            controls
            src={address}
            aria-label={`Test of ${label}`}
          />
        ))}
    </>
  )
}
