import { useListEngines } from '#generated/client/constants/constants.ts'
import type { EngineKind } from '#generated/schema.ts'
import styles from './engine-badge.module.css'
import { Tag } from './tag.tsx'
import { Tooltip } from './tooltip/tooltip.tsx'

/** Who will do a kind of work here: the built-in draft engine, or the model that the server's operator chose. */
export function EngineBadge({ kind }: { kind: EngineKind }) {
  const { data, isPending } = useListEngines({ query: { staleTime: Infinity } })
  // Its place is kept meanwhile: mostly it is the built-in one.
  if (isPending)
    return (
      <span className={styles.unknown} aria-hidden>
        <DraftEngineBadge />
      </span>
    )
  const engine = data?.engines.find((each) => each.kind === kind)
  if (!engine) return null
  return <WorkerBadge label={engine.label} isBuiltIn={engine.is_built_in} />
}

/** One of several that could do it. */
export const WorkerBadge = ({ label, isBuiltIn }: { label: string; isBuiltIn: boolean }) =>
  isBuiltIn ? <DraftEngineBadge /> : <ModelBadge label={label} />

/** Who is at work, by the name that a status gives. */
export function WorkingEngineBadge({ label }: { label: string }) {
  return label.startsWith('Built-in') ? <DraftEngineBadge /> : <ModelBadge label={label} />
}

function ModelBadge({ label }: { label: string }) {
  return (
    <Tooltip title="An external model, chosen by the operator of this server">
      <span className={styles.model}>
        <Tag>{label}</Tag>
      </span>
    </Tooltip>
  )
}

/** Stands wherever the built-in engines made or will make something. */
export function DraftEngineBadge() {
  return (
    <Tooltip title="Generated on this machine, without an external AI service">
      <span>
        <Tag>Built-in draft engine</Tag>
      </span>
    </Tooltip>
  )
}
