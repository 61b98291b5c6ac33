import { Copy, Ellipsis, ImageOff, ImagePlus, Pencil, PersonStanding, RotateCcw, Trash2 } from 'lucide-react'
import { useImageModels } from '#src/shared/story/image-styles/image-model-pick.tsx'
import { quotePriceText } from '#src/shared/story/quotes/quote-lines.tsx'
import { IconButton } from '#src/shared/ui/button.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { deleteCharacterSheet } from './commands/delete-character-sheet.ts'
import { drawCharacterSheet } from './commands/draw-character-sheet.ts'
import { regenerateCharacterPortrait } from './commands/get-character-portrait.ts'
import type { Character } from './commands/run-cast-command.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { imageModelOf, useImagePrices } from '../generation/use-prices.ts'
import type { CharacterDialogId } from './character-dialogs.tsx'

interface CharacterMenuProps {
  character: Character
  isDrawing: boolean
  isDrawingSheet: boolean
  onOpen: (dialog: CharacterDialogId) => void
}

/** Actions on a character: regenerate its portrait or sheet, map, reset, delete it. The narrator cannot be deleted. */
export function CharacterMenu({ character, isDrawing, isDrawingSheet, onOpen }: CharacterMenuProps) {
  const editor = useEditor()
  const price = useImagePrices()('generate_portrait', [1])
  const isNarrator = character.role === 'Narrator'
  const { imageModel } = useImageModels(useOpen(({ story }) => imageModelOf(story)))
  const followsSheets = imageModel !== undefined && imageModel.most_portraits > 0
  const icon = { size: 16, 'aria-hidden': true } as const
  const actions = [
    <MenuAction key="edit" icon={<Pencil {...icon} />} label="Edit" onSelect={() => onOpen('edit')} />,
    !isNarrator && character.portrait && (
      <MenuAction
        key="redraw"
        icon={<ImagePlus {...icon} />}
        label="New portrait"
        note={quotePriceText(price)}
        disabled={isDrawing}
        onSelect={() => void regenerateCharacterPortrait(editor, character.id, price.most)}
      />
    ),
    !isNarrator && followsSheets && (
      <MenuAction
        key="sheet"
        icon={<PersonStanding {...icon} />}
        label={character.sheet?.image ? 'New character sheet' : 'Generate character sheet'}
        note={quotePriceText(price)}
        disabled={isDrawingSheet}
        onSelect={() => void drawCharacterSheet(editor, character.id, price.most)}
      />
    ),
    !isNarrator && character.sheet?.image && (
      <MenuAction
        key="remove-sheet"
        icon={<ImageOff {...icon} />}
        label="Remove character sheet"
        onSelect={() => void deleteCharacterSheet(editor, character.id)}
      />
    ),
    !isNarrator && (
      <MenuAction
        key="map"
        icon={<Copy {...icon} />}
        label="Use an existing character"
        onSelect={() => onOpen('map')}
      />
    ),
    !isNarrator && (
      <MenuAction key="reset" icon={<RotateCcw {...icon} />} label="Reset" onSelect={() => onOpen('reset')} />
    ),
    !isNarrator && (
      <MenuAction key="delete" isDanger icon={<Trash2 {...icon} />} label="Remove" onSelect={() => onOpen('delete')} />
    ),
  ]
  return (
    <Menu
      label={`Actions for ${character.call_name}`}
      align="right"
      trigger={(trigger) => (
        <IconButton {...trigger} size="small" label={`Actions for ${character.call_name}`}>
          <Ellipsis {...icon} />
        </IconButton>
      )}
    >
      {actions.filter(Boolean)}
    </Menu>
  )
}
