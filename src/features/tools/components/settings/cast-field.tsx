import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListAllCharacters } from '#generated/client/characters/characters.ts'
import { Button } from '#src/shared/ui/button.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { useIllustrator } from '../../hooks/use-illustrator.ts'
import { idsIn, MAX_LISTED } from '../../lib/settings.ts'
import { Chosen } from './chosen.tsx'
import { Field } from './field.tsx'
import styles from './settings-panel.module.css'

const CastDialog = lazy(() => import('../source/cast-dialog.tsx').then((module) => ({ default: module.CastDialog })))

/** Characters of the user's stories who are in the image: their descriptions join the prompt. */
export function CastField({ workspace: { settings, choose } }: { workspace: Workspace }) {
  const ids = idsIn(settings.cast)
  const [isChoosing, setChoosing] = useState(false)
  const { data } = useListAllCharacters(undefined, { query: { enabled: ids.length > 0 } })
  const most = useIllustrator()?.most_portraits ?? 0
  const hint =
    most === 0
      ? 'Their appearance is added to your prompt.'
      : ids.length > most
        ? `The first ${most} portraits are used. Everyone’s appearance is added to your prompt.`
        : 'Their portraits are used, and their appearance is added to your prompt.'
  const change = (next: readonly string[]) => choose({ cast: next.join(',') })
  return (
    <Field label="Characters" hint={ids.length > 0 ? hint : undefined}>
      {ids.length > 0 && (
        <ul className={styles.listed}>
          {ids.map((id) => {
            const character = data?.results.find((each) => each.id === id)
            return (
              <Chosen
                key={id}
                name={character?.call_name ?? 'this character'}
                text={character?.call_name ?? (data ? 'No longer available' : '')}
                url={character?.portrait?.thumbnail_url ?? character?.portrait?.url ?? null}
                alt=""
                onRemove={() => change(ids.filter((other) => other !== id))}
              />
            )
          })}
        </ul>
      )}
      {ids.length < MAX_LISTED && (
        <span className={styles.choices}>
          <Button size="small" icon={<UserPlus size={16} aria-hidden="true" />} onClick={() => setChoosing(true)}>
            {ids.length === 0 ? 'Choose from cast' : 'Add another'}
          </Button>
        </span>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <CastDialog onChoose={(id) => change([...ids, id])} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Field>
  )
}
