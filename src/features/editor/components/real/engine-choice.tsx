import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { RealEngine } from '#generated/schema.ts'
import { Checkbox } from '#src/shared/ui/toggles.tsx'
import { engineText, partsName } from './real-text.ts'
import styles from './real.module.css'

interface EngineChoiceProps {
  part: RealEngine['part']
  engines: readonly RealEngine[]
  isChosen: boolean
  value: string | undefined
  onToggle: (isOn: boolean) => void
  onChoose: (engine: string) => void
}

/** One kind of work with a tick, and who does it. */
export function EngineChoice({ part, engines, isChosen, value, onToggle, onChoose }: EngineChoiceProps) {
  const [first] = engines
  return (
    <div className={styles.line}>
      <Checkbox label={partsName(part)} checked={isChosen} onChange={(_, isOn) => onToggle(isOn)} />
      {first && engines.length > 1 ? (
        <Select
          size="small"
          value={value ?? first.engine}
          disabled={!isChosen}
          SelectDisplayProps={{ 'aria-label': `${partsName(part)} by` }}
          onChange={({ target }) => onChoose(target.value)}
        >
          {engines.map((engine) => (
            <MenuItem key={engine.engine} value={engine.engine}>
              {engineText(engine)}
            </MenuItem>
          ))}
        </Select>
      ) : (
        first && <span className={styles.hint}>{engineText(first)}</span>
      )}
    </div>
  )
}
