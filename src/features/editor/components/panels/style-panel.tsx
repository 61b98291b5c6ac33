import { ImageModelPick } from '#src/shared/story/image-styles/image-model-pick.tsx'
import { SCENE_PACES } from '#src/shared/lib/story-choices.ts'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { updateStory } from '../../commands/update-story.ts'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import { Panel, PanelGroup } from './panel.tsx'
import { BrandGroup } from './style/brand-group.tsx'
import { RegenerateAll } from './style/regenerate-all.tsx'
import { StoryStyle } from './style/story-style.tsx'
import styles from './style/style.module.css'

/** What the whole story's pictures look like. */
export function StylePanel() {
  const editor = useEditor()
  const model = useOpen(({ story }) => story.default_image_model)
  const pace = useOpen(({ story }) => story.scene_pace)
  return (
    <Panel title="Style">
      <StoryStyle />
      <PanelGroup title="Regenerate all">
        <RegenerateAll />
      </PanelGroup>
      <PanelGroup title="Image model">
        <ImageModelPick
          label="Image model"
          value={model}
          onChange={(value) => void updateStory(editor, { default_image_model: value })}
        />
        <p className={styles.note}>For new pictures; those that are there stay as they are.</p>
      </PanelGroup>
      <PanelGroup title="Pace">
        <Segmented
          isWide
          label="Pace"
          segments={SCENE_PACES}
          value={pace}
          onChange={(value) => void updateStory(editor, { scene_pace: value })}
        />
        <p className={styles.note}>How fast the story is cut when it is rewritten.</p>
      </PanelGroup>
      <PanelGroup title="Brand">
        <BrandGroup />
      </PanelGroup>
    </Panel>
  )
}
