import { Pause, Play } from 'lucide-react'
import { IconButton } from '../icon-button.tsx'
import { Spinner } from '../spinner.tsx'
import type { Sample } from './use-sample.ts'

interface SampleButtonProps {
  /** Whose sample it is. */
  name: string
  address: string
  sample: Sample
}

/** Plays or pauses one sample. */
export function SampleButton({ name, address, sample }: SampleButtonProps) {
  const state = sample.address === address ? sample.state : 'idle'
  return (
    <IconButton
      size="small"
      label={state === 'playing' ? `Pause ${name}` : `Play ${name}`}
      onClick={() => sample.toggle(address)}
    >
      {state === 'loading' ? (
        <Spinner />
      ) : state === 'playing' ? (
        <Pause size={16} fill="currentColor" aria-hidden="true" />
      ) : (
        <Play size={16} fill="currentColor" aria-hidden="true" />
      )}
    </IconButton>
  )
}
