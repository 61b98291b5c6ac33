import { Globe } from 'lucide-react'
import { LANGUAGES } from '#src/domain/languages.ts'
import { Pick } from '../ui/pick.tsx'

const options = LANGUAGES.map(({ code, name, nativeName }) => ({
  value: code,
  label: name,
  ...(nativeName !== name && { note: nativeName }),
}))

interface LanguagePickProps {
  /** Accessible name, for example 'Spoken language'. */
  label: string
  /** BCP 47. */
  value: string
  onChange: (code: string) => void
  disabled?: boolean
}

/** One of the languages a recording can be in. */
export function LanguagePick({ label, value, onChange, disabled = false }: LanguagePickProps) {
  return (
    <Pick
      label={label}
      icon={<Globe size={16} aria-hidden="true" />}
      options={options}
      value={value}
      onChange={onChange}
      disabled={disabled}
    />
  )
}
