import type { TaskTool } from '#generated/schema.ts'
import { paths, type PagePath } from '#src/app/paths.ts'

/** The settings of a tool, in the order in which they are shown. */
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
  /** On the button that starts it, and during the work. */
  verb: string
  doing: string
  settings: readonly SettingId[]
  /** Accepted sources, the usual first. */
  sources: readonly [SourceKind, ...SourceKind[]]
  /** Whether the tool needs an image. */
  needsSource: boolean
  /** Above the place for an image. */
  invitation: string
  /** Shown before a source is chosen: accepted files and sizes. */
  limits: string
  hasPreview: boolean
}

const FILES = 'PNG, JPEG, WebP or GIF up to 25 MB.'
const VIDEOS = 'MP4, MOV or WebM up to 2 GB, 3 minutes and 1920 × 1080 px.'

/** Every tool with a page of its own; all of them share one workspace. */
export const TOOLS: readonly Tool[] = [
  {
    id: 'IMAGE',
    path: paths.image,
    name: 'Image',
    title: 'Image',
    text: 'Create an image from a prompt, or edit one: all of it, a selection, or beyond its edges.',
    verb: 'Generate',
    doing: 'Generating the image',
    settings: [
      ...(['part', 'prompt', 'engine', 'cast', 'look', 'lora', 'reference'] as const),
      ...(['ratio', 'focus', 'frame', 'count', 'seed'] as const),
    ],
    sources: ['image'],
    needsSource: false,
    invitation: 'Describe what you want to see, or drop an image to edit',
    limits: `${FILES} Without a source, an image is generated from your prompt.`,
    hasPreview: false,
  },
  {
    id: 'UPSCALE',
    path: paths.upscale,
    name: 'Upscale',
    title: 'Upscale',
    text: 'Enlarge an image or video 2× or 4× and compare it with the original.',
    verb: 'Upscale',
    doing: 'Upscaling',
    settings: ['model', 'engine', 'factor', 'fidelity', 'grain', 'skin'],
    sources: ['image', 'video'],
    needsSource: true,
    invitation: 'Drop or paste an image or video',
    limits: `${FILES} Results can be up to 4096 px per side. ${VIDEOS} Results can be up to 3840 × 2160 px.`,
    hasPreview: true,
  },
  {
    id: 'REFRAME',
    path: paths.reframe,
    name: 'Reframe',
    title: 'Reframe',
    text: 'Change the aspect ratio: crop around the subject, track it through a video, or extend the image beyond its edges.',
    verb: 'Reframe',
    doing: 'Reframing',
    settings: ['method', 'engine', 'ratio', 'focus', 'frame', 'safe'],
    sources: ['image', 'video'],
    needsSource: true,
    invitation: 'Drop or paste an image or video',
    limits: `${FILES} Expanded images can be up to 4096 px per side. ${VIDEOS}`,
    hasPreview: false,
  },
  {
    id: 'MODIFY_VIDEO',
    path: paths.modifyVideo,
    name: 'Modify video',
    title: 'Modify video',
    text: 'Change the light and colours of a video or part of it. Length, frames and sound stay the same.',
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
