import { Ellipsis, RefreshCw } from 'lucide-react'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { segmentsByCount } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { StoryCard } from '#src/shared/ui/story-card/story-card.tsx'
import styles from '../design-components.module.css'
import { Section } from '../section.tsx'
import { stills } from '../stills.ts'

const more = (title: string) => (
  <IconButton size="small" label={`More for ${title}`}>
    <Ellipsis size={16} aria-hidden="true" />
  </IconButton>
)

export function StoriesSection() {
  return (
    <Section title="Stories" text="The still is the card. Portrait and square keep their shape on a blurred fill.">
      <div className={styles.four}>
        <StoryCard
          title="The keeper’s last letter"
          href="#keeper"
          ratio="SIXTEEN_NINE"
          still={stills.lighthouse}
          meta="started 2 min ago"
          work={{
            label: 'Generating images',
            amount: '5 of 9 scenes',
            segments: segmentsByCount({ total: 9, done: 5, share: 0.6 }),
          }}
          action={
            <Button variant="text" size="xsmall">
              Cancel
            </Button>
          }
        />
        <StoryCard
          title="Red coat in the pines"
          href="#pines"
          ratio="NINE_SIXTEEN"
          still={stills.forest}
          length="0:42"
          meta="yesterday"
          action={more('Red coat in the pines')}
        />
        <StoryCard
          title="A thousand cranes"
          href="#cranes"
          ratio="ONE_ONE"
          still={stills.crane}
          length="0:58"
          meta="yesterday"
          action={more('A thousand cranes')}
        />
        <StoryCard
          title="Crossing the long dune"
          href="#dune"
          ratio="SIXTEEN_NINE"
          still={stills.boat}
          meta="You were not charged"
          work={{
            label: 'Scene 4 has no voice-over',
            segments: segmentsByCount({ total: 8, done: 8, failed: [3] }),
            hasFailed: true,
          }}
          action={
            <Button size="xsmall" icon={<RefreshCw size={14} aria-hidden="true" />}>
              Retry
            </Button>
          }
        />
        <StoryCard
          title="A title that goes on for much longer than the width of any card in the grid"
          href="#long"
          ratio="SIXTEEN_NINE"
          still={stills.boat}
          length="14:58"
          meta="hover to preview its scenes"
          preview={[stills.boat, stills.lighthouse, stills.crane, stills.forest].map((still, at) => ({
            still,
            length: 6 + at,
          }))}
          action={more('the long title')}
        />
        <StoryCard title="No image yet" href="#none" ratio="SIXTEEN_NINE" still={null} meta="12 Nov" />
      </div>
    </Section>
  )
}
