import { Link } from 'react-router-dom'
import type { ToolResult } from '#generated/schema.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { ProgressBar } from '#src/shared/ui/progress/progress.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { hasFailed, isAtWork } from '../../lib/result-state.ts'
import { isExpanding } from '../../lib/framing.ts'
import { NOTHING_OF_SOURCE } from '../../lib/settings.ts'
import { type Tool, TOOLS } from '../../lib/tools.ts'
import styles from './history.module.css'

interface ResultCardProps {
  result: ToolResult
  isShown: boolean
  /** The workspace that shows it. */
  tool: Tool
  search: URLSearchParams
}

/** A result in the history: its image or progress; opened in its tool. */
export function ResultCard({ result, isShown, tool, search }: ResultCardProps) {
  const { task_id: id, source_media: source, result_media: made, verdict } = result
  const image = made?.thumbnail_url ?? source?.thumbnail_url
  const name = result.prompt ?? source?.prompt ?? source?.file_name ?? result.model_name
  return (
    <Link
      className={styles.card}
      to={hrefOf(result, tool, search)}
      replace
      preventScrollReset
      aria-current={isShown || undefined}
      data-rejected={verdict === 'REJECTED' || undefined}
    >
      <span className={styles.frame} data-waiting={!made || undefined}>
        {image && <img crossOrigin="anonymous" src={image} alt="" loading="lazy" />}
        <span className={styles.state}>
          {isAtWork(result) && <ProgressBar label={`Generating: ${name}`} percent={result.progress} />}
          {hasFailed(result) && <Tag tone="danger">{result.status === 'CANCELLED' ? 'Cancelled' : 'Failed'}</Tag>}
          {verdict === 'KEPT' && <Tag tone="success">Kept</Tag>}
          {verdict === 'REJECTED' && <Tag>Rejected</Tag>}
        </span>
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.when} data-id={id}>
        {relativeTimeText(result.created_at)}
      </span>
    </Link>
  )
}

/** The same page of the history, with this result in the workspace. */
function hrefOf(result: ToolResult, at: Tool, search: URLSearchParams): string {
  const { task_id: id, tool, model_id: modelId, source_media: source } = result
  // Both that page and /reframe expand an image: the user stays on the current one.
  const isOfImage = tool === 'INPAINTING' || (at.id === 'IMAGE' && isExpanding(modelId))
  const path = TOOLS.find((each) => each.id === (isOfImage ? 'IMAGE' : tool))?.path.href() ?? ''
  const next = new URLSearchParams(search)
  next.set('result', id)
  next.delete('board')
  if (source?.id !== search.get('source')) for (const name of Object.keys(NOTHING_OF_SOURCE)) next.delete(name)
  if (source) next.set('source', source.id)
  else next.delete('source')
  return `${path}?${next}`
}
