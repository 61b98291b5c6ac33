// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouterProvider } from 'react-router-dom'
import { clearSession, storeLogin } from '#src/shared/session/session-store.ts'
import { isPageName, PAGE_NAMES, workflowOf, completeWorkflow } from '#src/shared/services/telemetry/telemetry.ts'
import { PageTracker } from '#src/shared/services/telemetry/page-tracker.tsx'
import { recordTelemetry } from '#src/shared/services/telemetry/recorder.ts'
import { usePanelOpen } from '#src/shared/services/telemetry/use-panel-open.ts'
import { pages } from './pages.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { Providers } from './providers.tsx'
import { createRouter, knownPaths } from './router.tsx'

let recorder: ReturnType<typeof recordTelemetry>
beforeEach(() => {
  clearSession()
  sessionStorage.clear()
  recorder = recordTelemetry()
})
afterEach(() => {
  cleanup()
  recorder.stop()
  vi.unstubAllGlobals()
})

/** The specification's names of pages. */
const REPORTED: Readonly<Record<string, string>> = {
  '/app': 'Home',
  '/generating': 'Generating',
  '/story': 'Story UI',
  '/onboarding': 'Onboarding',
  '/complete-profile': 'Complete Profile',
  '/new': 'Wizard Consistent Text Story',
  '/new-story': 'Wizard Consistent Text Story',
  '/new-audio': 'Wizard Audio Story',
  '/new-video-captions': 'Wizard Video Captions Story',
  '/avatar-video': 'Wizard Avatar Story',
  '/subscribe': 'Subscribe',
  '/project': 'Project',
  '/projects': 'Project Home',
  '/models': 'Model Gallery',
  '/upscale': 'Upscale Tool',
  '/reframe': 'Reframe Tool',
  '/modify-video': 'Modify Video Tool',
  '/image': 'Image Tool',
  '/login': 'Login',
  '/signup': 'Signup',
}

/** A page below another one is part of it. */
const reportedAt = (pattern: string) =>
  Object.entries(REPORTED).find(([known]) => pattern === known || pattern.startsWith(`${known}/`))?.[1]

it('every page reports the name that the specification gives it, and no other page reports one', () => {
  for (const { path, name, analyticsName = name } of pages)
    expect(
      [path.pattern, isPageName(analyticsName) ? analyticsName : undefined],
      `src/app/pages.ts: ${path.pattern} needs the analyticsName of the page that it is below`,
    ).toEqual([path.pattern, reportedAt(path.pattern)])
  // The form is a step inside /onboarding.
  expect(new Set([...Object.values(REPORTED), 'Onboarding Form'])).toEqual(new Set(PAGE_NAMES))
})

it('the workflows are named after the pages that begin them', () => {
  expect(PAGE_NAMES.flatMap((page) => workflowOf(page) ?? [])).toEqual([
    'AutoGenerateStory',
    'WizardConsistentTextStory',
    'WizardAudioStory',
    'WizardVideoCaptionsStory',
    'WizardAvatarStory',
  ])
})

it('navigating through the app reports each page once, in order', { timeout: 60_000 }, async () => {
  history.replaceState(null, '', '/login')
  const router = createRouter()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network in this test')))
  await act(async () =>
    render(
      <Providers knownPaths={knownPaths} queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  )
  const views = () => recorder.events.flatMap((event) => (event.name === 'Page View' ? [event.page] : []))
  const walk = async (address: string) => act(async () => router.navigate(address))
  await vi.waitFor(() => expect(views()).toEqual(['Login']), { timeout: 20_000 })
  await walk('/signup')
  await walk('/verify-email')
  await act(async () => storeLogin('a-token'))
  await walk('/avatar-video')
  await walk('/avatar-video?step=voice')
  await walk('/generating')
  await walk('/story/7')
  await walk('/complete-profile')
  await walk('/onboarding')
  await walk('/onboarding?step=form')
  expect(views()).toEqual([
    'Login',
    'Signup',
    'Wizard Avatar Story',
    'Generating',
    'Story UI',
    'Complete Profile',
    'Onboarding',
    'Onboarding Form',
  ])
})

describe('a workflow', () => {
  it('a workflow is reported once, for its own story, when the story is finished', () => {
    const at = (page: 'Home' | 'Generating', storyId: string | null) => <PageTracker page={page} storyId={storyId} />
    const { rerender } = render(at('Home', null))
    rerender(at('Generating', 'a'))
    completeWorkflow('b')
    completeWorkflow('a')
    completeWorkflow('a')
    expect(recorder.events).toEqual([
      { name: 'Page View', page: 'Home' },
      { name: 'Page View', page: 'Generating' },
      { name: 'UI_Story_Complete', workflow: 'AutoGenerateStory', story_id: 'a' },
    ])
  })

  it('a workflow names itself in presses on its page; only marked controls are sent, never their words', () => {
    const { getByText } = render(
      <>
        <PageTracker page="Wizard Audio Story" storyId={null} />
        <button type="button" data-control="next">
          <span>My secret title</span>
        </button>
        <button type="button">Unmarked</button>
      </>,
    )
    getByText('Unmarked').click()
    getByText('My secret title').click()
    expect(recorder.events.slice(1)).toEqual([
      { name: 'click', page: 'Wizard Audio Story', workflow: 'WizardAudioStory', control: 'next' },
    ])
  })
})

it('the two panels that analytics tracks are reported when they open', () => {
  function Rail({ panel }: { panel: string }) {
    usePanelOpen(panel)
    return null
  }
  const { rerender } = render(<Rail panel="scenes" />)
  for (const panel of ['media', 'cast', 'cast']) rerender(<Rail panel={panel} />)
  expect(recorder.events).toEqual([
    { name: 'Panel Open', panel: 'Story Editing Panel' },
    { name: 'Panel Open', panel: 'Cast Panel' },
  ])
})
