import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useListVoices } from '#generated/client/constants/constants.ts'
import { CharacterFace } from '#src/shared/story/cast/character-face.tsx'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { busyKeys } from '../core/story-store.ts'
import { publishCharacter } from './commands/publish-character.ts'
import { spokenBy, type Character } from './commands/run-cast-command.ts'
import { useEditor, useIsBusy, useOpen } from '../core/use-editor.ts'
import { useStoryVoice } from './speaker-pick.tsx'
import { useImagePrices } from '../generation/use-prices.ts'
import styles from './cast.module.css'
import { CharacterDialogs, type CharacterDialogId } from './character-dialogs.tsx'
import { CharacterMenu } from './character-menu.tsx'

/** One character with its next actions. */
export function CharacterCard({ character }: { character: Character }) {
  const editor = useEditor()
  const [dialog, setDialog] = useState<CharacterDialogId | null>(null)
  const price = useImagePrices()('generate_portrait', [1])
  const isNarrator = character.role === 'Narrator'
  const isAsked = useIsBusy(busyKeys.portrait(character.id))
  const isDrawing = isAsked || character.portrait_generation_status === 'IN_PROGRESS'
  const isSheetAsked = useIsBusy(busyKeys.sheet(character.id))
  const isDrawingSheet = isSheetAsked || character.sheet?.generation_status === 'IN_PROGRESS'
  const needsPortrait = !isNarrator && character.portrait === null
  return (
    <li className={styles.card} aria-label={character.call_name}>
      <CharacterFace character={character} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>{character.call_name}</h3>
          <CharacterMenu
            character={character}
            isDrawing={isDrawing}
            isDrawingSheet={isDrawingSheet}
            onOpen={setDialog}
          />
        </div>
        <State character={character} isDrawing={isDrawing} />
        <Speaks character={character} />
        {character.description && <p className={styles.description}>{character.description}</p>}
        <Sheet character={character} isDrawing={isDrawingSheet} />
        {needsPortrait && (
          <div className={styles.actions}>
            <Button
              size="xsmall"
              isBusy={isDrawing}
              busyLabel="Generating"
              {...priceProps(price)}
              onClick={() => void publishCharacter(editor, character.id, price.most)}
            >
              Generate portrait
            </Button>
          </div>
        )}
      </div>
      <CharacterDialogs character={character} open={dialog} onClose={() => setDialog(null)} />
    </li>
  )
}

function State({ character, isDrawing }: { character: Character; isDrawing: boolean }) {
  if (character.role === 'Narrator') return <p className={styles.note}>Narrator, complete</p>
  if (isDrawing) return <p className={styles.note}>Generating portrait</p>
  if (character.portrait_generation_status === 'FAILED')
    return (
      <p className={styles.note} data-tone="danger" role="alert">
        <TriangleAlert size={14} aria-hidden="true" />
        {character.portrait_error ?? 'Generation failed'}
      </p>
    )
  return <p className={styles.note}>{character.status === 'published' ? 'Published' : 'Draft'}</p>
}

/** The character as a whole, as image models get it; what went wrong with it, or changed since. */
function Sheet({ character: { call_name: name, sheet }, isDrawing }: { character: Character; isDrawing: boolean }) {
  if (!sheet && !isDrawing) return null
  const image = sheet?.image
  return (
    <div className={styles.sheet}>
      {image?.url && <img crossOrigin="anonymous" src={image.url} alt={`Character sheet of ${name}`} />}
      {isDrawing ? (
        <p className={styles.note}>Generating character sheet</p>
      ) : sheet?.generation_status === 'FAILED' ? (
        <p className={styles.note} data-tone="danger" role="alert">
          <TriangleAlert size={14} aria-hidden="true" />
          {sheet.error ?? 'Generation failed'}
        </p>
      ) : (
        <p className={styles.note}>{sheet?.is_outdated ? 'Character sheet, outdated' : 'Character sheet'}</p>
      )}
    </div>
  )
}

function Speaks({ character }: { character: Character }) {
  const isNarrator = character.role === 'Narrator'
  const count = useOpen((open) =>
    isNarrator
      ? open.order.filter((id) => open.scenes[id]?.speaker_story_character_id === null).length
      : spokenBy(open, character.id).length,
  )
  const { data } = useListVoices({ query: { staleTime: Infinity } })
  const storyVoice = useStoryVoice()
  const code = character.language_and_voice_code ?? (isNarrator ? storyVoice : null)
  const voice = data?.voices.find(({ voice_code: each }) => each === code)?.name
  const scenes = count === 0 ? 'No scenes' : `Speaks ${count} ${count === 1 ? 'scene' : 'scenes'}`
  return <p className={styles.note}>{voice ? `${scenes}, voice ${voice}` : scenes}</p>
}
