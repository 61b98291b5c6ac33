import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { prefetch } from '#src/shared/lib/background-load.ts'
import { Button } from './button.tsx'
import { useMenu } from './menu/lazy-menu.tsx'
import styles from './pick.module.css'

const loadMenu = () => import('./pick-menu.tsx')
const PickMenu = lazy(async () => ({ default: (await loadMenu()).PickMenu }))

export interface PickOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  note?: string
}

interface PickProps<Value extends string> {
  /** Accessible name, for example 'Language'. */
  label: string
  options: readonly PickOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Before the words, 16 px or a small image. */
  icon?: ReactNode
  size?: 'small' | 'xsmall'
  disabled?: boolean
  /** Id of the text that says why the choice was refused. */
  problemId?: string | undefined
}

/** A choice in a toolbar, 32 px (28 in property rows). Forms use SelectInput. */
export function Pick<Value extends string>(props: PickProps<Value>) {
  const { label, options, value, onChange, icon, size = 'small', disabled = false, problemId } = props
  const chosen = options.find((option) => option.value === value)
  const { triggerProps, surface, wasOpened } = useMenu()
  const items = options.map((option) => ({
    ...option,
    isChosen: option.value === value,
    onSelect: () => onChange(option.value),
  }))
  return (
    <>
      <Button
        {...triggerProps}
        onPointerEnter={() => prefetch(loadMenu)}
        className={styles.pick}
        size={size}
        icon={icon}
        disabled={disabled}
        aria-label={`${label}: ${chosen?.label ?? ''}`}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
      >
        <span className={styles.value}>{chosen?.label ?? label}</span>
        <ChevronDown className={styles.chevron} size={14} aria-hidden="true" />
      </Button>
      {wasOpened && (
        <Suspense>
          <PickMenu state={surface} label={label} items={items} />
        </Suspense>
      )}
    </>
  )
}
