import { createServicePort } from '../service-port.ts'

/** Product analytics. */
export const telemetryPort = createServicePort<TelemetryEvent>('analytics')

/** Analytics names of pages (the specification's 'Analytics page names reported'). */
export const PAGE_NAMES = [
  'Home',
  'Generating',
  'Story UI',
  'Onboarding',
  'Onboarding Form',
  'Complete Profile',
  'Wizard Consistent Text Story',
  'Wizard Audio Story',
  'Wizard Video Captions Story',
  'Wizard Avatar Story',
  'Subscribe',
  'Project',
  'Project Home',
  'Model Gallery',
  'Upscale Tool',
  'Reframe Tool',
  'Modify Video Tool',
  'Image Tool',
  'Login',
  'Signup',
] as const
export type PageName = (typeof PAGE_NAMES)[number]

export type PanelName = 'Story Editing Panel' | 'Cast Panel'

export type Workflow =
  | 'WizardConsistentTextStory'
  | 'WizardAudioStory'
  | 'WizardVideoCaptionsStory'
  | 'AutoGenerateStory'
  | 'WizardAvatarStory'

/**
 * The reported events. They hold no user input: no text, title, email, name or id of the account. A story is
 * named by its id alone.
 */
export type TelemetryEvent =
  | { name: 'Page View'; page: PageName }
  | { name: 'click'; page: PageName | null; workflow: Workflow | null; control: string }
  | { name: 'Panel Open'; panel: PanelName }
  | { name: 'UI_Story_Complete'; workflow: Workflow; story_id: string }
  | { name: 'Complete Profile' }

const WORKFLOWS: Readonly<Partial<Record<PageName, Workflow>>> = {
  Home: 'AutoGenerateStory',
  'Wizard Consistent Text Story': 'WizardConsistentTextStory',
  'Wizard Audio Story': 'WizardAudioStory',
  'Wizard Video Captions Story': 'WizardVideoCaptionsStory',
  'Wizard Avatar Story': 'WizardAvatarStory',
}

/** The workflow that a page belongs to; null for pages that make no story. */
export const workflowOf = (page: PageName | null): Workflow | null => (page && WORKFLOWS[page]) ?? null

export const isPageName = (name: string | undefined): name is PageName => PAGE_NAMES.some((known) => known === name)

/** Takes events. Must not throw: it must not stop the user's work. */
export type Telemetry = (event: TelemetryEvent) => void

/** Sends an event to the configured URL, if the operator named one and the user agreed. */
export const track: Telemetry = (event) => telemetryPort.send(event)

const keyOf = (storyId: string) => `workflow:${storyId}`

/** A story was sent on its way; the tab remembers by which workflow until it is finished. */
export function beginWorkflow(storyId: string, workflow: Workflow): void {
  sessionStorage.setItem(keyOf(storyId), workflow)
}

/** The story is finished and shown. Sent once, in the tab that started it. */
export function completeWorkflow(storyId: string): void {
  const workflow = sessionStorage.getItem(keyOf(storyId)) as Workflow | null
  if (workflow === null) return
  sessionStorage.removeItem(keyOf(storyId))
  track({ name: 'UI_Story_Complete', workflow, story_id: storyId })
}
