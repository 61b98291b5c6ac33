import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Switch } from '#src/shared/ui/switch.tsx'

interface BrandSwitchProps {
  checked: boolean
  onChange: (isOn: boolean) => void
  /** Id of the text that says why it was refused. */
  problemId?: string | undefined
}

/** Whether a new story uses the user's brand; hidden without one. */
export function BrandSwitch({ checked, onChange, problemId }: BrandSwitchProps) {
  const brand = useSessionStore((state) => state.user?.user_brand_settings)
  const isSet =
    brand !== undefined &&
    (brand.logo_url !== null ||
      brand.custom_captions_style !== null ||
      brand.about_company !== '' ||
      brand.ideal_customer_profile !== '')
  if (!isSet && !checked) return null
  const change = (_event: unknown, isOn: boolean) => onChange(isOn)
  return <Switch label="Use brand settings" checked={checked} onChange={change} problemId={problemId} />
}
