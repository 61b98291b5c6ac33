import type { TaskTool } from '#generated/client/model/taskTool.ts'
import { paths, type PagePath } from '#src/app/paths.ts'

/** What a tool lets one choose, in the order in which it is shown. */
export type SettingId =
  | 'prompt'
  | 'part'
  | 'reference'
  | 'look'
  | 'ratio'
  | 'count'
  | 'seed'
  | 'model'
  | 'factor'
  | 'fidelity'
  | 'grain'
  | 'skin'
  | 'method'
  | 'focus'
  | 'frame'
  | 'safe'
  | 'strength'

export interface Tool {
  id: Extract<TaskTool, 'UPSCALE' | 'REFRAME' | 'IMAGE' | 'MODIFY_VIDEO'>
  path: PagePath
  name: string
  title: string
  text: string
  /** On the button that starts it, and while it works. */
  verb: string
  doing: string
  settings: readonly SettingId[]
  /** What it works on. */
  source: 'image' | 'video'
  /** Whether there is nothing to do without a picture. */
  needsSource: boolean
  /** Above the place for a picture. */
  invitation: string
  /** What is told before a source is chosen: which files, how large. */
  limits: string
  hasPreview: boolean
}

const FILES = 'PNG, JPEG, WebP or GIF up to 25 MB.'

/** Every tool with a page of its own; all of them are the same bench. */
export const TOOLS: readonly Tool[] = [
  {
    id: 'IMAGE',
    path: paths.image,
    name: 'Image',
    title: 'Image',
    text: 'A picture from words, or another one from a picture: all of it, or a part that you mark.',
    verb: 'Make',
    doing: 'Making the picture',
    settings: ['prompt', 'part', 'reference', 'look', 'ratio', 'count', 'seed'],
    source: 'image',
    needsSource: false,
    invitation: 'Say what you want to see, or drop a picture to edit',
    limits: `${FILES} Without one, a picture is drawn from your words.`,
    hasPreview: false,
  },
  {
    id: 'UPSCALE',
    path: paths.upscale,
    name: 'Upscale',
    title: 'Upscale',
    text: 'Two or four times as large on each side, compared with what it was.',
    verb: 'Upscale',
    doing: 'Upscaling',
    settings: ['model', 'factor', 'fidelity', 'grain', 'skin'],
    source: 'image',
    needsSource: true,
    invitation: 'Drop or paste a picture',
    limits: `${FILES} The result may be 4096 px long on a side. Videos cannot be upscaled here yet.`,
    hasPreview: true,
  },
  {
    id: 'REFRAME',
    path: paths.reframe,
    name: 'Reframe',
    title: 'Reframe',
    text: 'Another shape: the part around the subject, or the whole picture continued beyond its edges.',
    verb: 'Reframe',
    doing: 'Reframing',
    settings: ['method', 'ratio', 'focus', 'frame', 'safe'],
    source: 'image',
    needsSource: true,
    invitation: 'Drop or paste a picture',
    limits: `${FILES} An expanded picture may be 4096 px long on a side. Videos cannot be reframed here yet.`,
    hasPreview: false,
  },
  {
    id: 'MODIFY_VIDEO',
    path: paths.modifyVideo,
    name: 'Modify video',
    title: 'Modify video',
    text: 'Another light and other colours for a video, or a part of it; its length, its frames and its sound stay exactly as they are.',
    verb: 'Modify',
    doing: 'Modifying the video',
    settings: ['model', 'prompt', 'strength', 'reference'],
    source: 'video',
    needsSource: true,
    invitation: 'Drop or paste a video',
    limits: 'MP4, MOV or WebM; at most 3 minutes and 1920 × 1080 px.',
    hasPreview: true,
  },
]

export function toolOf(id: Tool['id']): Tool {
  const found = TOOLS.find((tool) => tool.id === id)
  if (!found) throw new Error(`There is no page for ${id}`)
  return found
}
