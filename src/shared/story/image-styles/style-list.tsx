import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useListLeonardoPresets } from '#generated/client/constants/constants.ts'
import type { ImageStyle, LeonardoStyle } from '#generated/schema.ts'
import { StylePick, type StyleChoice } from '#src/shared/ui/picks/style-pick.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { OwnStyleList } from './own-style-list.tsx'
import styles from './style-list.module.css'

interface StyleListProps {
  /** Accessible name of the styles of the product. */
  label: string
  columns: 2 | 3 | 4
  /** The story that uses it; undefined without one. */
  storyId?: string | undefined
  /** The look that is chosen; without one, the first. */
  look: string | null | undefined
  onLook: (look: string) => void
  /** The own style that is chosen; null: the look alone. */
  own: string | null
  onOwn: (style: ImageStyle | null) => void
  /** Actions of an own style, at the end of its row. */
  toEnd: (style: ImageStyle, edit: () => void) => ReactNode
  /** Around the looks, and around the user's own styles. */
  toGroup: (part: 'looks' | 'own', children: ReactNode) => ReactNode
  footClass: string | undefined
  hintClass: string | undefined
}

/** The built-in and the user's own styles with one search: the same wherever a story's style is chosen. */
export function StyleList(props: StyleListProps) {
  const { label, columns, storyId, look, onLook, own, onOwn, toEnd, toGroup, footClass, hintClass } = props
  const [words, setWords] = useState('')
  const { data, isPending, error, refetch, isFetching } = useListLeonardoPresets({ query: { staleTime: Infinity } })
  const looks = data?.models[0]?.styles ?? []
  const sought = words.trim().toLowerCase()
  const shown = looks.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(sought))
  const gallery = (
    <div className={styles.list}>
      <OutlinedInput
        size="small"
        type="search"
        fullWidth
        placeholder="Search styles"
        value={words}
        startAdornment={
          <InputAdornment position="start">
            <Search size={16} aria-hidden="true" />
          </InputAdornment>
        }
        onChange={({ target }) => setWords(target.value)}
        inputProps={{ 'aria-label': 'Search styles', maxLength: 100 }}
      />
      {isPending ? (
        <Skeletons label="Loading styles">
          <div className={styles.skeletons} data-columns={columns}>
            {Array.from({ length: columns * 3 }, (_, at) => (
              <SkeletonImage key={at} />
            ))}
          </div>
        </Skeletons>
      ) : error ? (
        <ErrorState
          isBare
          title="Couldn’t load styles"
          text={`${error.message}. Your choices are still here.`}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <StylePick
          label={label}
          columns={columns}
          choices={shown.flatMap(toStyleChoice)}
          value={look ?? looks[0]?.leonardo_style_id}
          onChange={onLook}
        />
      )}
      <p className={styles.none} role="status">
        {data && shown.length === 0 && 'No matching styles. Search covers names and prompts.'}
      </p>
    </div>
  )
  return (
    <>
      {toGroup('looks', gallery)}
      {toGroup(
        'own',
        <OwnStyleList
          value={own}
          words={sought}
          storyId={storyId}
          onChange={onOwn}
          toEnd={toEnd}
          footClass={footClass}
          hintClass={hintClass}
        />,
      )}
    </>
  )
}

/** A style of the product as a card of a gallery; none while it has no sample. */
export function toStyleChoice(style: LeonardoStyle): StyleChoice[] {
  const { leonardo_style_id: id, name, description, preview_url: image, preview_colors: colors } = style
  // The first words of the description: a card has room for no more.
  return image === null ? [] : [{ id, name, note: description.split(',', 1)[0] ?? '', image, colors }]
}
