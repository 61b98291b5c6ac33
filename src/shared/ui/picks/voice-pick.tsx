import { OptionList } from './option-list.tsx'
import { SampleButton } from './sample.tsx'
import { useSample } from './use-sample.ts'

export interface VoiceChoice {
  /** The voice code. */
  code: string
  name: string
  /** For example 'Warm, low, British English'. */
  note?: string
  /** URL of a short spoken sample; without one there is nothing to play. */
  sample?: string
}

interface VoicePickProps {
  label: string
  voices: readonly VoiceChoice[]
  value: string | undefined
  onChange: (code: string) => void
}

/** A list of voices, each audible before it is chosen. One sample plays at a time. */
export function VoicePick({ label, voices, value, onChange }: VoicePickProps) {
  const sample = useSample()
  const options = voices.map(({ code, name, note, sample: address }) => ({
    value: code,
    label: name,
    ...(note !== undefined && { note }),
    ...(address !== undefined && { end: <SampleButton name={name} address={address} sample={sample} /> }),
  }))
  return <OptionList label={label} options={options} value={value} onChange={onChange} />
}
