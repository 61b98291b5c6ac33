import MuiChip from '@mui/material/Chip'
import { Check } from 'lucide-react'

interface ChipProps {
  label: string
  onClick: () => void
  /** Given: the chip is a toggle, on or off. */
  isOn?: boolean
  /** The one of a row of filters that applies. */
  isCurrent?: boolean
  disabled?: boolean
}

/** A short choice or suggestion. */
export function Chip({ label, onClick, isOn, isCurrent, disabled }: ChipProps) {
  return (
    <MuiChip
      component="button"
      type="button"
      clickable
      label={label}
      onClick={onClick}
      disabled={disabled ?? false}
      {...(isOn && { icon: <Check size={14} aria-hidden="true" /> })}
      aria-pressed={isOn}
      aria-current={isCurrent || undefined}
    />
  )
}
