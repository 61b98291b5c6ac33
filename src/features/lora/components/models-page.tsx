import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListModelGallery } from '#generated/client/lora/lora.ts'
import { paths } from '#src/app/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { CompareTab } from './compare-tab.tsx'
import styles from './lora.module.css'
import { ModelCard } from './model-card.tsx'
import { StylesTab } from './styles-tab.tsx'
import { UploadModelDialog } from './upload-model-dialog.tsx'

/** /models: trained and uploaded models, and the image styles that use them. */
export function ModelsPage() {
  const [search] = useSearchParams()
  const tab = search.get('tab')
  // A link to a style names it alone.
  const isStyles = tab === 'styles' || search.has('style')
  const isComparing = tab === 'compare'
  const [isUploading, setIsUploading] = useState(false)
  return (
    <Container isPage className={styles.page}>
      <PageHeader
        title="Models"
        text="Models trained on your style, and the image styles that use them."
        actions={
          <>
            <Button icon={<Upload size={16} aria-hidden="true" />} onClick={() => setIsUploading(true)}>
              Upload a model
            </Button>
            <Button variant="contained" component={Link} to={paths.loraTraining.href()}>
              Train a model
            </Button>
          </>
        }
      />
      <nav className={styles.tabs} aria-label="Models">
        {[
          { label: 'Trained models', to: paths.models.href(), isOpen: !isStyles && !isComparing },
          { label: 'Compare', to: paths.models.href({ tab: 'compare' }), isOpen: isComparing },
          { label: 'Image styles', to: paths.models.href({ tab: 'styles' }), isOpen: isStyles },
        ].map(({ label, to, isOpen }) => (
          <Link key={to} to={to} className={styles.tab} aria-current={isOpen ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {isStyles ? <StylesTab /> : isComparing ? <CompareTab /> : <Gallery />}
      {isUploading && <UploadModelDialog onClose={() => setIsUploading(false)} />}
    </Container>
  )
}

function Gallery() {
  const { data, error, refetch, isRefetching } = useListModelGallery()
  if (error && !data)
    return (
      <ErrorState
        title="Couldn’t load your models"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <Skeletons label="Loading your models">
        <div className={styles.grid}>
          {[0, 1, 2].map((at) => (
            <SkeletonImage key={at} />
          ))}
        </div>
      </Skeletons>
    )
  if (data.results.length === 0)
    return (
      <EmptyState
        title="No models yet"
        text={
          <>
            A few images in one style are enough to start.{' '}
            <LearnMore about="your-own-styles-and-models" label="training models" />
          </>
        }
        action={
          <Button size="xsmall" component={Link} to={paths.loraTraining.href()}>
            Train a model
          </Button>
        }
      />
    )
  return (
    <ul className={styles.grid} aria-label="Trained models">
      {data.results.map((lora) => (
        <ModelCard key={lora.lora_id} lora={lora} />
      ))}
    </ul>
  )
}
