import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Lora } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { useLora } from '../hooks/use-lora.ts'
import { nameOf, STATES, typeLabel } from '../lib/words.ts'
import styles from './lora.module.css'

interface LoraPageProps {
  loraId: string
  actions?: (lora: Lora) => ReactNode
  children: (lora: Lora) => ReactNode
}

/** A page about one model, in each of its states. */
export function LoraPage({ loraId, actions, children }: LoraPageProps) {
  const { data: lora, error, refetch, isRefetching } = useLora(loraId)
  const isGone = error?.status === 404 || error?.status === 400
  return (
    <Container isPage className={styles.page}>
      {lora ? (
        <>
          <PageHeader
            title={nameOf(lora)}
            text={
              <span className={styles.row}>
                {typeLabel(lora.lora_type)}
                <Tag tone={STATES[lora.status].tone}>{STATES[lora.status].label}</Tag>
              </span>
            }
            actions={actions?.(lora)}
          />
          {children(lora)}
        </>
      ) : error ? (
        <ErrorState
          title={isGone ? 'Model not found' : 'Couldn’t load the model'}
          text={isGone ? 'It may belong to another account or have been deleted.' : error.message}
          {...(isGone
            ? {
                action: (
                  <Button size="xsmall" component={Link} to={paths.models.href()}>
                    Go to Models
                  </Button>
                ),
              }
            : { isRetrying: isRefetching, onRetry: () => void refetch() })}
        />
      ) : (
        <Skeletons label="Loading the model">
          <SkeletonLine width="40%" height={24} />
          <SkeletonImage />
        </Skeletons>
      )}
    </Container>
  )
}
