import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { ApiError } from '#src/shared/api/api-error.ts'
import { Banner } from '#src/shared/ui/banner.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { MissingCard } from '#src/shared/ui/card/card.tsx'
import { OfferCard } from '#src/shared/ui/offer-card/offer-card.tsx'
import { ProgressBar, ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { SceneBar } from '#src/shared/ui/scene-bar/scene-bar.tsx'
import { segmentsByCount, segmentsByPosition } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { Snackbar } from '#src/shared/ui/snackbar/snackbar.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StoryRefusal } from '#src/shared/ui/states/story-refusal.tsx'
import { VersionChoice } from '#src/shared/ui/version-choice/version-choice.tsx'
import { Problem } from '#src/shared/ui/wizard/problem.tsx'
import { nothing, specimen, state, type Specimen } from './specimen.tsx'

const lengths = [7.6, 6.8, 7.4, 9.2, 8.8, 6, 8.2, 9.4, 6.6, 7.4, 6.6]
const action = (label: string) => ({ label, onAction: nothing })
const refusal = (status: number) => new ApiError({ message: 'The server took too long.', status })

export const feedback: readonly Specimen[] = [
  specimen(
    'Banner',
    state('With an action', () => (
      <Banner action={<Button size="xsmall">Retry</Button>}>You are offline. What you see stays.</Banner>
    )),
    state('Words alone', () => <Banner>You are offline. What you see stays.</Banner>),
  ),
  specimen(
    'Snackbar',
    state('Done', () => <Snackbar notice={{ id: -1, tone: 'done', message: 'Captions saved', isSticky: false }} />),
    state('With an action', () => (
      <Snackbar notice={{ id: -2, tone: 'done', message: 'Story archived', action: action('Undo'), isSticky: false }} />
    )),
    state('Error', () => (
      <Snackbar
        notice={{ id: -3, tone: 'error', message: 'Failed to save', action: action('Retry'), isSticky: true }}
      />
    )),
  ),
  specimen(
    'Scene bar',
    state('Running', () => <SceneBar segments={segmentsByCount({ total: 9, done: 5, share: 0.6 })} />),
    state('Failed scene', () => <SceneBar segments={segmentsByCount({ total: 8, done: 8, failed: [3] })} />),
    state('Lengths', () => (
      <SceneBar height={6} tone="quiet" segments={segmentsByCount({ total: 11, done: 11, lengths })} />
    )),
    state('A position', () => <SceneBar height={6} segments={segmentsByPosition(lengths, 34)} />),
    state('200 scenes', () => (
      <SceneBar segments={segmentsByCount({ total: 200, done: 127, share: 0.5, failed: [40] })} />
    )),
  ),
  specimen(
    'Progress bar',
    state('At the start', () => <ProgressBar label="Uploading" percent={0} />),
    state('Half way', () => <ProgressBar label="Uploading" percent={64} />),
    state('Done', () => <ProgressBar label="Uploading" percent={100} />),
  ),
  specimen(
    'Progress panel',
    state('Scenes', () => (
      <ProgressPanel
        title="Generating images"
        amount="5 of 9"
        progress={segmentsByCount({ total: 9, done: 5, share: 0.6 })}
        note="22 of 38 credits used so far"
        onCancel={nothing}
      />
    )),
    state('A share', () => (
      <ProgressPanel title="Uploading harbour.wav" amount="64%" progress={64} note="18.2 of 28.4 MB" />
    )),
    state('Failed', () => (
      <ProgressPanel
        title="Scene 4 has no voice-over"
        progress={segmentsByCount({ total: 8, done: 8, failed: [3] })}
        note="You were not charged."
        hasFailed
        onRetry={nothing}
      />
    )),
  ),
  specimen(
    'Skeletons',
    state('Lines', () => (
      <Skeletons label="Loading a text">
        <SkeletonLine width="80%" />
        <SkeletonLine width="60%" />
      </Skeletons>
    )),
    state('Image', () => (
      <Skeletons label="Loading an image">
        <SkeletonImage />
      </Skeletons>
    )),
  ),
  specimen(
    'Error state',
    state('With Retry', () => (
      <ErrorState title="Couldn’t load stories" text="The server took too long. Please try again." onRetry={nothing} />
    )),
    state('Retrying', () => <ErrorState title="Couldn’t load stories" onRetry={nothing} isRetrying />),
    state('Bare', () => <ErrorState title="Couldn’t load stories" isBare />),
  ),
  specimen(
    'Empty state',
    state('With a next step', () => (
      <EmptyState
        title="No stories in this project"
        text="Start one, or move one here."
        action={<Button size="xsmall">New story</Button>}
      />
    )),
    state('Bare', () => <EmptyState title="No tasks in these days" isBare />),
  ),
  specimen(
    'Learn more',
    state('Here', () => <LearnMore about="projects" label="projects" />),
    state('In a new tab', () => <LearnMore about="scenes" label="scenes" isNewTab />),
  ),
  specimen(
    'Story refusal',
    state('Not theirs', () => <StoryRefusal error={refusal(404)} onRetry={nothing} />),
    state('Did not load', () => <StoryRefusal error={refusal(500)} onRetry={nothing} />),
  ),
  specimen(
    'Problem',
    state('With Retry', () => <Problem text="The scenes couldn’t be loaded" retry={nothing} />),
    state('Words alone', () => <Problem text="The scenes couldn’t be loaded" />),
  ),
  specimen(
    'Missing card',
    state('Did not draw', () => <MissingCard onRetry={nothing} />),
  ),
  specimen(
    'Offer card',
    state('With actions', () => (
      <OfferCard
        title="Choose images yourself"
        facts="9 scenes, from the library"
        actions={<Button size="small">Choose</Button>}
      />
    )),
  ),
  specimen(
    'Version choice',
    state('Two texts', () => (
      <VersionChoice
        reason="This text was changed elsewhere."
        versions={[
          { label: 'Yours', words: 'He winds the clock.' },
          { label: 'Theirs', words: 'He winds the clock and trims the lamp.' },
        ]}
      >
        <Button size="small">Keep mine</Button>
        <Button size="small">Take theirs</Button>
      </VersionChoice>
    )),
  ),
]
