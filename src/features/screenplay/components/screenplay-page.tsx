import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import { useListCharacters } from '#generated/client/characters/characters.ts'
import { useBuildScenesFromScreenplay } from '#generated/client/screenplay/screenplay.ts'
import { useGetStory, useSubmitStory, useParseScreenplayAndCreateStory } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { ExpectedRefusals } from '#src/shared/story/quotes/expected-refusals.tsx'
import { useRefusalFixes } from '#src/shared/story/quotes/use-refusal-fixes.ts'
import { QuoteLines, quotePriceText } from '#src/shared/story/quotes/quote-lines.tsx'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StoryRefusal } from '#src/shared/ui/states/story-refusal.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { WizardFoot } from '#src/shared/ui/wizard/wizard-foot.tsx'
import { errorText } from '#src/shared/api/api-error.ts'
import { useCreditsEstimate } from '#src/shared/story/quotes/prices.ts'
import { EditorProvider, useSaveState, useScreenplay } from '../hooks/use-screenplay.ts'
import { Facts } from './facts.tsx'
import { LookStep } from './look-step.tsx'
import styles from './screenplay.module.css'
import { WriteStep } from './write-step.tsx'
import type { ScreenplaySegment } from '#generated/schema.ts'
import { LOCATION_TYPES } from '../lib/words.ts'

/** A screenplay from its text to its video: written, given a style and voices, and generated. */
export function ScreenplayPage({ storyId }: { storyId: string }) {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const isPremium = useSessionStore(({ user }) => user?.is_premium === true)
  const [isBusy, setBusy] = useState(false)
  const document = useGetStory({ story_id: storyId }, { query: { staleTime: 0 } })
  const { editor, segments } = useScreenplay(storyId)
  // The page shows speakers' names: it would flicker without them.
  const cast = useListCharacters(storyId, { query: { staleTime: 0 } })
  const state = useSaveState(editor)
  const build = useBuildScenesFromScreenplay()
  const submit = useSubmitStory()
  const fixes = useRefusalFixes(storyId)
  const isLook = search.get('step') === 'look'
  const narrator = search.get('narrator') === 'off' ? 'off' : undefined
  const isNarrated = narrator === undefined
  const setNarrated = (isOn: boolean) => setSearch(isOn ? {} : { narrator: 'off' }, { replace: true })
  const estimate = useCreditsEstimate(isLook ? storyId : undefined, document.data?.revision)

  const failed = [document, segments, cast].find(({ isError, data }) => isError && !data)
  if (failed?.error)
    return (
      <Container className={styles.face}>
        <StoryRefusal error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isRefetching} />
      </Container>
    )
  if (!document.data || !segments.data || !cast.data) return <Loading />
  const story = document.data
  const parts = segments.data.results
  if (story.status === 'GENERATING' && !isBusy) return <UnderWay storyId={storyId} />

  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      if (await editor.flush()) await work()
      else notify('Some changes aren’t saved yet', { tone: 'error' })
    } catch (cause) {
      const onAction = isLook ? handleMake : handleNext
      notify(errorText(cause), {
        tone: 'error',
        action: { label: 'Retry', onAction },
      })
    } finally {
      setBusy(false)
    }
  }
  const buildScenes = () => build.mutateAsync({ storyId, data: { narrate_action: isNarrated } })
  /** Creates the scenes of the edited screenplay, then opens the step for their style and voices. */
  const handleNext = () =>
    void during(async () => {
      await buildScenes()
      await navigate(paths.screenplay.href({ storyId, step: 'look', narrator }))
    })
  const shown = () => ({ 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(estimate.data?.credits) })
  const handleMake = () =>
    void during(async () => {
      await submit.mutateAsync({ storyId, headers: shown() })
      await navigate(paths.generating.href({ story_id: storyId }))
    })
  const { data: cost } = estimate
  const obstacle =
    cost?.length_problem ??
    (cost?.is_affordable === false
      ? `This costs ${cost.quote ? 'up to ' : ''}${cost.credits} credits. You have ${cost.balance}`
      : null)

  return (
    <EditorProvider value={editor}>
      <Container className={styles.page}>
        {isLook ? <div /> : <Outline segments={parts} />}
        <div className={styles.content}>
          <div className={styles.header}>
            <PageHeader
              title={isLook ? 'Style and voices' : 'Screenplay'}
              text={
                isLook
                  ? 'Every image follows the style, and every character has a consistent voice.'
                  : 'Edit the text directly. Press Enter for a new paragraph, or Alt plus arrow keys to move it.'
              }
            />
          </div>
          {isLook ? (
            <LookStep story={story} />
          ) : parts.length === 0 && story.is_created_with_screenplay && story.initial_prompt.trim() !== '' ? (
            <Unread storyId={storyId} text={story.initial_prompt} />
          ) : (
            <WriteStep storyId={storyId} segments={parts} />
          )}
          {isLook && cost?.quote && (
            <section className={styles.quote} aria-label="Price">
              <b>{quotePriceText(cost.quote)}</b>
              <QuoteLines quote={cost.quote} />
              <ExpectedRefusals of={{ story_id: storyId }} revision={story.revision} {...fixes} />
            </section>
          )}
          {isLook && obstacle && (
            <p className={styles.problem} role="alert">
              {obstacle}
            </p>
          )}
        </div>
        <Facts
          storyId={storyId}
          title={story.display_title}
          options={story}
          segments={parts}
          isPremium={isPremium}
          isNarrated={isNarrated}
          onNarrated={isLook ? null : setNarrated}
        />
      </Container>
      <WizardFoot
        back={
          isLook
            ? { label: 'Screenplay', href: paths.screenplay.href({ storyId, narrator }) }
            : story.status === 'COMPLETED'
              ? { label: 'Editor', href: paths.story.href({ storyId }) }
              : { label: 'Home', href: paths.home.href() }
        }
        next={
          isLook
            ? {
                label: 'Generate',
                onNext: handleMake,
                isBusy,
                busyLabel: 'Starting',
                disabled: obstacle !== null,
                price: cost && cost.credits > 0 ? cost.credits : undefined,
              }
            : {
                label: 'Next: style and voices',
                onNext: handleNext,
                isBusy,
                busyLabel: 'Generating scenes',
                disabled: parts.length === 0,
              }
        }
        state={state}
        onRetry={() => void editor.flush()}
      />
    </EditorProvider>
  )
}

function Loading() {
  return (
    <Container className={styles.face}>
      <Skeletons label="Loading screenplay">
        <SkeletonLine width="40%" height={28} />
        <SkeletonLine width="100%" height={480} />
      </Skeletons>
    </Container>
  )
}

function UnderWay({ storyId }: { storyId: string }) {
  return (
    <Container className={styles.face}>
      <EmptyState
        title="Your story is being generated"
        text="Scenes are being generated. You can edit the screenplay afterwards."
        action={
          <Button size="xsmall" component={Link} to={paths.generating.href({ story_id: storyId })}>
            Show progress
          </Button>
        }
      />
    </Container>
  )
}

/** A story whose screenplay exists only as text, as in a copy. */
function Unread({ storyId, text }: { storyId: string; text: string }) {
  const parse = useParseScreenplayAndCreateStory()
  return (
    <EmptyState
      title="Screenplay not imported yet"
      text={
        parse.error
          ? Object.values(parse.error.fields).flat().join(' ') || parse.error.message
          : 'Your text is still here.'
      }
      action={
        <Button
          size="xsmall"
          isBusy={parse.isPending}
          busyLabel="Importing"
          onClick={() => parse.mutate({ data: { story_id: storyId, script: text } })}
        >
          Import screenplay
        </Button>
      }
    />
  )
}

/** The segments by their headings, with links. */
function Outline({ segments }: { segments: readonly ScreenplaySegment[] }) {
  return (
    <nav className={styles.outline} aria-label="Segments">
      <p className={styles.label}>{segments.length === 1 ? '1 segment' : `${segments.length} segments`}</p>
      <ol>
        {segments.map(({ id, index, location_type: type, location_name: name, time_of_day: time }) => (
          <li key={id}>
            <a href={`#segment-${id}`}>
              <span className={styles.count}>{index + 1}</span>
              <span className={styles.where}>
                {name === '' ? 'No location yet' : name}
                <small>
                  {LOCATION_TYPES.find(({ value }) => value === type)?.label} {time.toLowerCase()}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
