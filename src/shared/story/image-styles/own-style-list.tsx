import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useListImageStyles } from '#generated/client/image-styles/image-styles.ts'
import type { ImageStyle } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { OptionList } from '#src/shared/ui/picks/option-list.tsx'
import { ImageStyleDialog } from './image-style-dialog.tsx'

const NONE = 'none'

interface OwnStyleListProps {
  /** The style that is chosen; null: the look alone. */
  value: string | null
  /** Only styles with these in their name or words, in small letters. */
  words?: string
  /** The story that uses it; undefined without one. */
  storyId?: string | undefined
  onChange: (style: ImageStyle | null) => void
  /** Actions of a style, at the end of its row. */
  toEnd: (style: ImageStyle, edit: () => void) => ReactNode
  /** Around the button for a new one and the words beside it. */
  footClass: string | undefined
  hintClass: string | undefined
}

/** The user's own styles: their text is added to every image prompt. A new one is selected at once. */
export function OwnStyleList({ value, words = '', storyId, onChange, toEnd, footClass, hintClass }: OwnStyleListProps) {
  const [editing, setEditing] = useState<ImageStyle | 'new' | null>(null)
  const { data, error, refetch, isRefetching } = useListImageStyles({ source: 'USER' })
  // An archived one stands here only while it is the one that draws.
  const own = data?.results.filter(({ id, archived }) => !archived || id === value) ?? []
  const shown = own.filter(({ name, prompt }) => `${name} ${prompt}`.toLowerCase().includes(words))
  return (
    <>
      {error && (
        <ErrorState
          isBare
          title="Couldn’t load your styles"
          text={error.message}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {shown.length > 0 && (
        <OptionList
          label="Your style"
          value={own.find(({ id }) => id === value)?.id ?? NONE}
          options={[
            { value: NONE, label: 'None', note: 'Style only' },
            ...shown.map((style) => ({
              value: style.id,
              label: style.name,
              note: style.prompt,
              end: toEnd(style, () => setEditing(style)),
            })),
          ]}
          onChange={(chosen) => onChange(own.find(({ id }) => id === chosen) ?? null)}
        />
      )}
      <div className={footClass}>
        <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setEditing('new')}>
          New style
        </Button>
        {own.length > 0 && shown.length === 0 && <p className={hintClass}>No matching styles.</p>}
        {data && own.length === 0 && (
          <p className={hintClass}>Your own styles add their prompt to every image you generate.</p>
        )}
      </div>
      {editing !== null && (
        <ImageStyleDialog
          style={editing === 'new' ? null : editing}
          storyId={storyId}
          onClose={() => setEditing(null)}
          onMade={onChange}
        />
      )}
    </>
  )
}
