import { Link, useSearchParams } from 'react-router-dom'
import { useGetStory } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import type { ApiError } from '#src/shared/api/api-error.ts'
import { useDocumentTitle } from '#src/shared/hooks/use-document-title.ts'
import { formatFrames } from '#src/shared/lib/format.ts'
import { BackLink, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { SkeletonLine, SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StoryRefusal } from '#src/shared/ui/states/story-refusal.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { StoryStill } from '#src/shared/ui/story-card/story-card.tsx'
import { TitleText } from '#src/shared/ui/title-text.tsx'
import { languageName } from '#src/domain/languages.ts'
import { copiedStory } from '../lib/copied-story.ts'
import { AccountForm } from './account-form.tsx'
import styles from './copy-page.module.css'
import { LanguageForm } from './language-form.tsx'
import { OpenOffers } from './open-offers.tsx'
import { SameLanguageForm } from './same-language-form.tsx'

const WAYS = [
  { value: 'copy', label: 'Copy' },
  { value: 'language', label: 'Another language' },
  { value: 'account', label: 'Another account' },
] as const
type Way = (typeof WAYS)[number]['value']

/** The three kinds of copy of a story; the chosen kind is in the URL. */
export function CopyPage({ storyId }: { storyId: string }) {
  const [search, setSearch] = useSearchParams()
  const way = WAYS.find(({ value }) => value === search.get('way'))?.value ?? 'copy'
  const query = useGetStory({ story_id: storyId })
  useDocumentTitle(query.data && `Duplicate ${query.data.display_title}`)
  if (query.isPending) return <Waiting />
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  const story = query.data
  const copied = copiedStory(story)
  return (
    <>
      <div>
        <BackLink to={paths.home.href()} name="Home" />
        <PageHeader title="Duplicate" text="The original doesn’t change." />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.ways}>
            <Segmented<Way>
              label="Copy type"
              isWide
              segments={WAYS}
              value={way}
              onChange={(value) => setSearch({ way: value }, { replace: true })}
            />
          </div>
          {way === 'copy' && <SameLanguageForm story={copied} />}
          {way === 'language' && <LanguageForm story={copied} />}
          {way === 'account' && (
            <div>
              <AccountForm story={copied} />
              <OpenOffers />
            </div>
          )}
        </div>
        <aside className={styles.side} aria-label="What’s copied">
          <div className={styles.still}>
            <StoryStill ratio={story.aspect_ratio} address={story.thumbnail_url} />
          </div>
          <p className={styles.title}>
            <TitleText text={story.display_title} language={story.language} />
          </p>
          <p className={styles.facts}>
            {copied.scenes} {copied.scenes === 1 ? 'scene' : 'scenes'} · {formatFrames(story.duration_in_frames)} ·{' '}
            {languageName(story.language)}
          </p>
        </aside>
      </div>
    </>
  )
}

export function Waiting() {
  return (
    <Skeletons label="Loading the story">
      <div className={styles.columns}>
        <div className={styles.wait}>
          <SkeletonLine width={220} height={28} />
          <SkeletonLine width="80%" height={32} />
          <SkeletonLine width="60%" height={40} />
        </div>
        <SkeletonImage />
      </div>
    </Skeletons>
  )
}

interface FailureProps {
  error: ApiError
  onRetry: () => void
}

export function Failure({ error, onRetry }: FailureProps) {
  return (
    <StoryRefusal
      error={error}
      onRetry={onRetry}
      action={
        <Button size="xsmall" component={Link} to={paths.duplicate.href()}>
          Choose a story
        </Button>
      }
    />
  )
}
