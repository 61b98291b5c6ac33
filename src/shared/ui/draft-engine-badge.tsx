import { Tag } from './tag.tsx'
import { Tooltip } from './tooltip/tooltip.tsx'

/** Stands wherever the built-in engines made or will make something. */
export function DraftEngineBadge() {
  return (
    <Tooltip title="Made on this machine, without an outside AI service">
      <span>
        <Tag>Built-in draft engine</Tag>
      </span>
    </Tooltip>
  )
}
