import { useListLeonardoPresets } from '#generated/client/constants/constants.ts'
import { useListImageStyles } from '#generated/client/image-styles/image-styles.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { Field } from './field.tsx'
import styles from './settings-panel.module.css'

/** Image styles, the user's own first; a built-in style is shown by a sample. */
export function StyleField({ workspace: { settings, choose } }: { workspace: Workspace }) {
  const list = useListImageStyles(undefined, { query: { staleTime: 60_000 } })
  const presets = useListLeonardoPresets({ query: { staleTime: Infinity } })
  if (list.isError)
    return (
      <Field label="Style" hint={`Couldn’t load styles: ${list.error.message}`}>
        <span className={styles.choices}>
          <Button size="xsmall" isBusy={list.isRefetching} busyLabel="Loading" onClick={() => void list.refetch()}>
            Retry
          </Button>
        </span>
      </Field>
    )
  const all = list.data?.results.filter(({ id, archived }) => !archived || id === settings.style) ?? []
  // The default style.
  const usual = presets.data?.models[0]?.styles[0]?.leonardo_style_id
  const ofLook = (wanted: string | undefined) => all.find(({ source, look }) => source === 'SYSTEM' && look === wanted)
  const first = ofLook(usual)
  if (!first) return null
  const chosen = settings.style === '' ? (ofLook(settings.look) ?? first) : all.find(({ id }) => id === settings.style)
  return (
    <Field
      label="Style"
      hint={chosen ? chosen.description || chosen.prompt : 'This style was deleted. Choose another.'}
    >
      <Pick
        label="Style"
        options={all.map(({ id: value, name: label, source }) => ({
          value,
          label,
          ...(source === 'USER' && { note: 'Yours' }),
        }))}
        value={chosen?.id ?? ''}
        onChange={(id) => {
          const style = all.find((each) => each.id === id)
          if (style?.source === 'USER') choose({ style: id, look: '' })
          else choose({ style: '', look: style === undefined || style === first ? '' : style.look })
        }}
      />
    </Field>
  )
}
