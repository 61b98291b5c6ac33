import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { setBrandUse } from '../visuals/commands/set-brand-use.ts'
import { useEditor } from '../core/use-editor.ts'
import styles from './captions.module.css'

/** Stands where the story's own style is chosen, while the brand's is shown instead. */
export function BrandCaptions() {
  const editor = useEditor()
  return (
    <>
      <p className={styles.note}>
        This story uses your brand settings, so its captions look as your brand says. Its own style is kept.
      </p>
      <div className={styles.actions}>
        <Button size="xsmall" component={Link} to={paths.brandTheme.href()}>
          Edit brand theme
        </Button>
        <Button size="xsmall" variant="text" onClick={() => void setBrandUse(editor, false)}>
          Use the story’s own style
        </Button>
      </div>
    </>
  )
}
