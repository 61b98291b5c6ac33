import { fieldText } from '#src/shared/api/api-error.ts'
import { quotePriceText } from '#src/shared/story/quotes/quote-lines.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { DraftEngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { Problem } from '#src/shared/ui/wizard/problem.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { isExpanding } from '../../lib/framing.ts'
import { isShown } from '../../lib/task-request.ts'
import { durationText, sizeText } from '../../lib/result-state.ts'
import { SETTING_FIELDS } from './setting-fields.tsx'
import styles from './settings-panel.module.css'

/**
 * The tool's settings, price and duration, and the button that starts it (image tool: generate image; upscale,
 * reframe, modify video).
 */
export function SettingsPanel({ workspace }: { workspace: Workspace }) {
  const { tool, allModels, estimate, work, start, price, settings, sourceId } = workspace
  if (allModels.isPending)
    return (
      <Skeletons label="Loading the models">
        <SkeletonLine width="100%" height={280} />
      </Skeletons>
    )
  if (allModels.isError)
    return (
      <ErrorState
        title="Couldn’t load models"
        text={allModels.error.message}
        isRetrying={allModels.isRefetching}
        onRetry={() => void allModels.refetch()}
      />
    )
  const refusal = (workspace.isPart ? null : estimate.error) ?? work.problem
  const shown = tool.settings.filter((id) => isShown(id, tool, sourceId, settings, workspace.engine))
  return (
    <section className={styles.panel} aria-label="Settings">
      {shown.map((id) => {
        const Field = SETTING_FIELDS[id]
        return <Field key={id} workspace={workspace} />
      })}
      {refusal && <Problem text={fieldText(refusal) ?? refusal.message} />}
      <div className={styles.start}>
        <Button
          variant="contained"
          fullWidth
          isBusy={work.isBusy}
          busyLabel="Starting"
          disabled={price === undefined}
          price={price}
          onClick={start}
        >
          {tool.verb}
        </Button>
        <p className={styles.note} aria-live="polite">
          {noteOf(workspace)}
        </p>
        {workspace.engine?.is_built_in && (
          <div className={styles.badge}>
            <DraftEngineBadge />
          </div>
        )}
      </div>
    </section>
  )
}

/** Before the first result here has shown it. */
function usualTime(modelId: string, isVideo: boolean): string {
  if (isVideo) return 'usually one to five times as long as the video'
  return isExpanding(modelId) ? 'usually within half a minute' : 'usually a few seconds'
}

function aboutText(ms: number): string {
  const text = durationText(ms)
  return text.startsWith('under') ? text : `about ${text}`
}

const NOT_CHARGED = 'not charged if it fails'

/** The result's size and time; or what is still missing. */
function noteOf({
  missing,
  source,
  estimate,
  request,
  isPart,
  model,
  kind,
  price,
  expected,
  keyCost,
}: Workspace): string {
  if (missing !== null) return missing
  if (source.data && source.data.status !== 'COMPLETED')
    return source.data.error_message ?? `The ${kind === 'video' ? 'video' : 'image'} isn’t ready.`
  const cost =
    price !== undefined && (expected < price || keyCost !== undefined)
      ? quotePriceText({ expected, most: price, ...(keyCost !== undefined && { key_cost_usd: keyCost }) })
      : ''
  if (isPart) return [cost, cost === '' ? 'Not charged if it fails' : NOT_CHARGED].filter(Boolean).join(' · ')
  if (!request || estimate.isError || !estimate.data) return ''
  const { expected_ms: expectedMs, ...size } = estimate.data
  const time = expectedMs === null ? usualTime(model?.model_id ?? '', kind === 'video') : aboutText(expectedMs)
  return [cost, sizeText(size), time, NOT_CHARGED].filter(Boolean).join(' · ')
}
