import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { CAPTION_STYLES, type CaptionStyleId } from '#src/domain/caption-styles.ts'
import styles from './captions.module.css'

interface TemplatePickProps {
  value: CaptionStyleId
  onChange: (value: CaptionStyleId) => void
  /** Words in that style, drawn by the film's own painter. */
  renderSample: (style: CaptionStyleId) => ReactNode
}

/** The templated caption styles, each seen on some words. */
export function TemplatePick({ value: chosen, onChange, renderSample }: TemplatePickProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label="Caption style" className={styles.templates}>
      {CAPTION_STYLES.map(({ value, name: label, description }) => (
        <label key={value} className={styles.template} title={description}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={chosen === value}
            onChange={() => onChange(value)}
          />
          <span className={styles.sample}>{renderSample(value)}</span>
          <span className={styles.tick}>
            <Check size={12} aria-hidden="true" />
          </span>
          <span className={styles.templateName}>{label}</span>
        </label>
      ))}
    </div>
  )
}
