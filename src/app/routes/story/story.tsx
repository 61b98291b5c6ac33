import { downloadFile } from '#src/shared/media/download-file.ts'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { StoryEditor } from '#src/features/editor/shell/story-editor.tsx'
import { prefetch } from '#src/shared/lib/background-load.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import type { RunRender } from '#src/shared/story/renders/run-render-type.ts'
import { paths } from '../../paths.ts'

// The player loads in parallel to the story, not after it.
prefetch(() => import('#src/video/player/film-player.tsx'))

// The drawing worker's code is loaded with the first export in this tab.
const runRender: RunRender = async (request) => {
  const module = await import('#src/features/render/lib/run-render.ts')
  return module.runRender(request)
}

export function Component() {
  const { storyId = '' } = useParams()
  const hasPreview = useHasPage()(paths.preview.href())
  const links = useMemo(
    () => ({
      home: paths.home.href(),
      preview: hasPreview ? paths.preview.href() : null,
      visuals: paths.visuals.href({ storyId }),
      storyboard: paths.storyboard.href({ storyId }),
      screenplay: paths.screenplay.href({ storyId }),
      duplicate: paths.duplicateStory.href({ storyId }),
    }),
    [hasPreview, storyId],
  )
  return <StoryEditor storyId={storyId} links={links} runRender={runRender} downloadFile={downloadFile} />
}
