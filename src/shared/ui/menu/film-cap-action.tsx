import { Gauge } from 'lucide-react'
import { useGetStoryCredits } from '#generated/client/billing/billing.ts'
import { MenuAction } from './menu-action.tsx'

/** What a story may cost at most, in its menu. */
export function FilmCapAction({ storyId, onSelect }: { storyId: string; onSelect: () => void }) {
  const { data } = useGetStoryCredits(storyId, { query: { staleTime: 0 } })
  return (
    <MenuAction
      label="Cap"
      icon={<Gauge size={16} aria-hidden="true" />}
      onSelect={onSelect}
      {...(data && { note: data.cap.credits === null ? 'None' : `${data.cap.left} of ${data.cap.credits} left` })}
    />
  )
}
