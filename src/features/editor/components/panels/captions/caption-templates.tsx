import { Check } from 'lucide-react'
import { useId } from 'react'
import { CAPTION_STYLES } from '#src/domain/caption-styles.ts'
import { updateCaptions } from '../../../commands/update-captions.ts'
import { useEditor, useOpen } from '../../../hooks/use-editor.ts'
import { useFilm } from '../../../hooks/use-film.ts'
import { stillOf } from '../../scene-still.tsx'
import { CaptionSample } from './caption-sample.tsx'
import styles from './captions.module.css'

/** The templates, each with the story's own font and colours, over the story's first picture. */
export function CaptionTemplates() {
  const editor = useEditor()
  const name = useId()
  const { captions } = useFilm()
  const still = useOpen((open) => stillOf(open.arolls[open.scenes[open.order[0] ?? '']?.arollIds[0] ?? '']))
  return (
    <div role="radiogroup" aria-label="Caption style" className={styles.templates}>
      {CAPTION_STYLES.map(({ value, name: label, description }) => (
        <label key={value} className={styles.template} title={description}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={captions.style === value}
            onChange={() => void updateCaptions(editor, { templated_captions_style: value })}
          />
          <CaptionSample captions={{ ...captions, style: value }} still={still} />
          <span className={styles.tick}>
            <Check size={12} aria-hidden="true" />
          </span>
          <span className={styles.templateName}>{label}</span>
        </label>
      ))}
    </div>
  )
}
