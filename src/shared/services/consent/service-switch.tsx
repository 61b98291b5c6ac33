import type { ServiceName } from '#src/domain/services.ts'
import { Switch } from '#src/shared/ui/switch.tsx'
import styles from './consent.module.css'
import { serviceLine } from './service-lines.ts'

interface ServiceSwitchProps {
  service: ServiceName
  checked: boolean
  onChange: (isAllowed: boolean) => void
}

/** One service: its purpose, its recipient, on or off. */
export function ServiceSwitch({ service, checked, onChange }: ServiceSwitchProps) {
  return (
    <div>
      <Switch
        label={serviceLine(service).title}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <ServiceText service={service} />
    </div>
  )
}

/** The data sent to a service, and its host. */
export function ServiceText({ service }: { service: ServiceName }) {
  const { text, host } = serviceLine(service)
  return (
    <p className={styles.note}>
      {text} Sent to {host}.
    </p>
  )
}
