import type { TaskTool } from '#generated/schema.ts'
import { paths, type PagePath } from '#src/app/paths.ts'

/** What a tool lets one choose, in the order in which it is shown. */
export type SettingId =
  | 'prompt'
  | 'part'
  | 'reference'
  | 'look'
  | 'lora'
  | 'cast'
  | 'ratio'
  | 'count'
  | 'seed'
  | 'model'
  | 'engine'
  | 'factor'
  | 'fidelity'
  | 'grain'
  | 'skin'
  | 'method'
  | 'focus'
  | 'frame'
  | 'safe'
  | 'strength'

export type SourceKind = 'image' | 'video'

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
  /** What it works on, the usual first. */
  sources: readonly [SourceKind, ...SourceKind[]]
  /** Whether there is nothing to do without a picture. */
  needsSource: boolean
  /** Above the place for a picture. */
  invitation: string
  /** What is shown before a source is chosen: which files, how large. */
  limits: string
  hasPreview: boolean
}

const FILES = 'PNG, JPEG, WebP or GIF up to 25 MB.'
const VIDEOS = 'MP4, MOV or WebM up to 2 GB; at most 3 minutes and 1920 × 1080 px.'

/** Every tool with a page of its own; all of them are the same bench. */
export const TOOLS: readonly Tool[] = [
  {
    id: 'IMAGE',
    path: paths.image,
    name: 'Image',
    title: 'Image',
    text: 'A picture from words, or another one from a picture: all of it, a part that you mark, or more around it.',
    verb: 'Make',
    doing: 'Making the picture',
    settings: [
      ...(['part', 'prompt', 'engine', 'cast', 'look', 'lora', 'reference'] as const),
      ...(['ratio', 'focus', 'frame', 'count', 'seed'] as const),
    ],
    sources: ['image'],
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
    settings: ['model', 'engine', 'factor', 'fidelity', 'grain', 'skin'],
    sources: ['image', 'video'],
    needsSource: true,
    invitation: 'Drop or paste a picture or a video',
    limits: `${FILES} The result may be 4096 px long on a side. ${VIDEOS} The result may have 3840 × 2160 px.`,
    hasPreview: true,
  },
  {
    id: 'REFRAME',
    path: paths.reframe,
    name: 'Reframe',
    title: 'Reframe',
    text: 'Another aspect ratio: the part around the subject, followed through a video, or the whole picture continued beyond its edges.',
    verb: 'Reframe',
    doing: 'Reframing',
    settings: ['method', 'engine', 'ratio', 'focus', 'frame', 'safe'],
    sources: ['image', 'video'],
    needsSource: true,
    invitation: 'Drop or paste a picture or a video',
    limits: `${FILES} An expanded picture may be 4096 px long on a side. ${VIDEOS}`,
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
    sources: ['video'],
    needsSource: true,
    invitation: 'Drop or paste a video',
    limits: VIDEOS,
    hasPreview: true,
  },
]

export function toolOf(id: Tool['id']): Tool {
  const found = TOOLS.find((tool) => tool.id === id)
  if (!found) throw new Error(`There is no page for ${id}`)
  return found
}
