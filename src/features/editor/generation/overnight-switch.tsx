import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'
import { Switch } from '#src/shared/ui/switch.tsx'

interface OvernightSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Images by the batch interface of their provider, where it has one. */
export function OvernightSwitch({ isOn, onChange }: OvernightSwitchProps) {
  const hintId = useId()
  return (
    <div>
      <Switch
        label="Overnight, half price"
        checked={isOn}
        hintId={hintId}
        onChange={(_event, next) => onChange(next)}
      />
      <FormHelperText id={hintId} sx={{ mt: 0 }}>
        Usually ready within 24 hours. You pay only for images that are made.
      </FormHelperText>
    </div>
  )
}
