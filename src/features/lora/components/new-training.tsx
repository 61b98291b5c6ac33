import { useNavigate } from 'react-router-dom'
import { useCreateLora, useListModelGallery } from '#generated/client/lora/lora.ts'
import type { Lora } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { TYPES } from '../lib/words.ts'
import styles from './lora.module.css'

/** /lora-training: what can be trained, and what cannot, before anything is uploaded. */
export function NewTraining() {
  const navigate = useNavigate()
  const gallery = useListModelGallery()
  const create = useCreateLora({
    mutation: {
      onSuccess: ({ lora_id: loraId }) => void navigate(paths.loraModel.href({ loraId })),
      onError: notifyError,
    },
  })
  const begin = (lora_type: Lora['lora_type']) => create.mutate({ data: { lora_type } })
  const { data, error, refetch, isRefetching } = gallery
  return (
    <Container isPage className={styles.page}>
      <PageHeader title="Train a model" text="Train a model on your images to use its style in your videos." />
      {data ? (
        <>
          <section className={styles.stack} aria-labelledby="cannot-learn">
            <h2 className={styles.title} id="cannot-learn">
              What to train
            </h2>
            {data.trainers.map(({ base, label, is_built_in: isBuiltIn, cannot_learn: cannotLearn }) => (
              <p key={base} className={styles.text}>
                {cannotLearn}
                {!isBuiltIn && ` ${label} trains it. Your images and captions are sent there when you press Train.`}
              </p>
            ))}
          </section>
          <div className={styles.types}>
            {TYPES.map(({ value, label, text }) => (
              <section key={value} className={styles.type} aria-labelledby={`type-${value}`}>
                <div className={styles.stack}>
                  <h2 className={styles.title} id={`type-${value}`}>
                    {label}
                  </h2>
                  <p className={styles.text}>{text}</p>
                </div>
                <div>
                  <Button
                    variant={value === 'STYLE' ? 'contained' : 'outlined'}
                    isBusy={create.isPending && create.variables.data.lora_type === value}
                    busyLabel="Starting"
                    aria-label={`Create: ${label}`}
                    onClick={() => begin(value)}
                  >
                    Create
                  </Button>
                </div>
              </section>
            ))}
          </div>
        </>
      ) : error ? (
        <ErrorState
          title="Couldn’t load this page"
          text={error.message}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeletons label="Loading training options">
          <SkeletonLine width="70%" />
          <SkeletonLine width="100%" height={120} />
        </Skeletons>
      )}
    </Container>
  )
}
