import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useListImageStyles } from '#generated/client/image-styles/image-styles.ts'
import type { ImageStyle } from '#generated/client/model/imageStyle.ts'
import { ImageStyleDialog } from '#src/shared/image-styles/image-style-dialog.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ErrorState } from '#src/shared/ui/faces/error-state.tsx'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { OptionList } from '#src/shared/ui/picks/option-list.tsx'
import type { Choices } from '../lib/choices.ts'
import styles from './wizard.module.css'

const NONE = 'none'

interface OwnStylesProps {
  value: string | null
  onChange: (changed: Partial<Choices>) => void
}

/** Styles of one's own: their words join every picture. Choosing one takes its look along. */
export function OwnStyles({ value, onChange }: OwnStylesProps) {
  const [editing, setEditing] = useState<ImageStyle | 'new' | null>(null)
  const { data, error, refetch, isRefetching } = useListImageStyles({ source: 'USER' })
  const own = data?.results ?? []
  const choose = (id: string) => {
    const style = own.find((each) => each.id === id)
    onChange(style ? { ownStyle: style.id, look: style.look } : { ownStyle: id === NONE ? null : id })
  }
  return (
    <>
      {error && (
        <ErrorState
          isBare
          title="Your styles did not load"
          text={error.message}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {own.length > 0 && (
        <OptionList
          label="Your style"
          value={own.find(({ id }) => id === value)?.id ?? NONE}
          options={[
            { value: NONE, label: 'None', note: 'The look alone' },
            ...own.map((style) => ({
              value: style.id,
              label: style.name,
              note: style.prompt,
              end: (
                <IconButton size="small" label={`Edit ${style.name}`} onClick={() => setEditing(style)}>
                  <Pencil size={16} aria-hidden="true" />
                </IconButton>
              ),
            })),
          ]}
          onChange={choose}
        />
      )}
      <div className={styles.inline}>
        <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setEditing('new')}>
          New style
        </Button>
        {data && own.length === 0 && (
          <p className={styles.hint}>A style of your own adds its words to every picture you draw.</p>
        )}
      </div>
      {editing !== null && (
        <ImageStyleDialog
          style={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={choose}
        />
      )}
    </>
  )
}
