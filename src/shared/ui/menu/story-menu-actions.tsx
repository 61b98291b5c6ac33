import { Coins, Gauge } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useGetStoryCredits } from '#generated/client/billing/billing.ts'
import { paths } from '#src/app/paths.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'
import { MenuAction } from './menu.tsx'

/** A story's cost, in its menu; links to the lines. */
export function StoryCreditsAction({ storyId }: { storyId: string }) {
  const { data, refetch } = useGetStoryCredits(storyId, { query: { staleTime: 0 } })
  // Held credits are captured while the menu is open.
  useRealtimeEvent('credits-updated', () => void refetch())
  return (
    <MenuAction
      label="Credits used"
      icon={<Coins size={16} aria-hidden="true" />}
      component={Link}
      to={paths.accountSubscription.href({ story_id: storyId })}
      {...(data && { note: data.held > 0 ? `${data.charged}, ${data.held} held` : String(data.charged) })}
    />
  )
}

/** A story's cap, in its menu. */
export function FilmCapAction({ storyId, onSelect }: { storyId: string; onSelect: () => void }) {
  const { data } = useGetStoryCredits(storyId, { query: { staleTime: 0 } })
  return (
    <MenuAction
      label="Spending limit"
      icon={<Gauge size={16} aria-hidden="true" />}
      onSelect={onSelect}
      {...(data && { note: data.cap.credits === null ? 'None' : `${data.cap.left} of ${data.cap.credits} left` })}
    />
  )
}
