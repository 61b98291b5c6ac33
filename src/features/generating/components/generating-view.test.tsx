// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import type { StoryDocument, StoryStatus } from '#generated/schema.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { GeneratingView } from './generating-view.tsx'

const ID = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ec1'
const calls: [string, unknown][] = []

afterEach(() => {
  cleanup()
  calls.length = 0
})

/** A story that failed after one of two scenes. */
async function showFailed(story: Partial<StoryDocument>, credits = 0, state: Partial<StoryStatus> = {}) {
  const scene = { id: 'a', text: '', arolls: [] }
  const document = {
    story_id: ID,
    display_title: 'Bees',
    scenes: [scene, { ...scene, id: 'b' }],
    revision: 3,
    project_id: null,
    initial_prompt: 'Bees',
    ...story,
  }
  const status = {
    story_id: ID,
    status: 'FAILED',
    error_message: 'It failed',
    scenes_total: 2,
    scenes_completed: 1,
    ...state,
  }
  http.mockImplementation((url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') calls.push([url, typeof body === 'string' ? JSON.parse(body) : undefined])
    if (url.includes('engines')) return Promise.resolve({ engines: [] })
    if (url.includes('estimate')) return Promise.resolve({ credits, is_free_generation: credits === 0 })
    return Promise.resolve(url.includes('status') ? { credits_charged: 0, ...status, revision: 3 } : document)
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/generating']}>
        <GeneratingView storyId={ID} />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('It failed')
}

function Place() {
  const { pathname, search } = useLocation()
  return <output aria-label="Place">{pathname + search}</output>
}
const place = () => screen.getByLabelText('Place').textContent
const asked = (part: string) => calls.filter(([url]) => url.includes(part))

it('retrying a failed text story generates its missing parts at their price', async () => {
  await showFailed({ creation_mode: 'Text' }, 2)
  await waitFor(() => expect(screen.getByRole('button', { name: /Retry/ }).textContent).toContain('2'))
  await userEvent.click(screen.getByRole('button', { name: /Retry/ }))
  expect(asked('submit')).toHaveLength(1)
  expect(asked('visuals')).toEqual([])
})

it.each([
  [0, 'Finished parts are still here. You were not charged.'],
  [3, 'Finished parts are still here. 3 credits were charged for them.'],
])('a story that failed after %i credits says what stays and what was charged', async (charged, text) => {
  await showFailed({ creation_mode: 'Text' }, 0, { credits_charged: charged })
  expect(screen.getByText(text)).toBeTruthy()
})

it('retrying a text story without scenes writes it again and generates it', async () => {
  await showFailed({ creation_mode: 'Text', script_type: 'PROMPT', scenes: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(asked('submit')).toHaveLength(1))
  expect(calls.map(([, body]) => body)).toContainEqual({
    story_id: ID,
    script_type: 'PROMPT',
    initial_prompt: 'Bees',
    base_initial_prompt: 'Bees',
  })
})

it('a story whose connected writer failed waits: the built-in one writes it only on request', async () => {
  const story = { creation_mode: 'Text', script_type: 'PROMPT', scenes: [] } as const
  await showFailed({ ...story, scenes: [] }, 0, { offers_built_in_writer: true })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Use built-in writer' }))
  await waitFor(() => expect(asked('submit')).toHaveLength(1))
  expect(calls.map(([, body]) => body)).toContainEqual(
    expect.objectContaining({ story_id: ID, initial_prompt: 'Bees', built_in_writer: true }),
  )
})

it('retrying a story from a recording generates its images again with the same settings', async () => {
  await showFailed({ creation_mode: 'Audio', visual_style: 'watercolor', ai_output_mode: 'VIDEO' }, 1)
  await userEvent.click(await screen.findByRole('button', { name: /Retry.*1/ }))
  expect(asked('generate_visuals').map(([, body]) => body)).toEqual([
    { story_id: ID, ai_output_mode: 'VIDEO', visual_style: 'watercolor' },
  ])
  expect(asked('submit')).toEqual([])
})

it.each<[StoryDocument['creation_mode'], string, string]>([
  ['Audio', 'Back to recording', `/new-audio/${ID}`],
  ['Narrated', 'Back to text', `/new-story/${ID}`],
  ['Screenplay', 'Back to text', `/new-story/${ID}`],
  ['Avatar', 'Back to avatar', `/avatar-video?story_id=${ID}`],
])('a failed story without scenes links to its wizard: %s', async (creation_mode, label, href) => {
  await showFailed({ creation_mode, scenes: [] })
  await userEvent.click(await screen.findByRole('button', { name: label }))
  expect(place()).toBe(href)
})

it('a failed captioned video links to its captions, with video and sound, and the failed attempt is archived', async () => {
  await showFailed({
    creation_mode: 'VideoCaptions',
    scenes: [],
    source_media_id: 'v',
    source_sound_media_id: 's',
    project_id: 'p',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Back to captions' }))
  expect(place()).toBe('/new-video-captions?media=v&sound=s&project_id=p&step=captions')
  expect(asked('archive').map(([, body]) => body)).toEqual([{ story_id: ID, archive: true }])
})

it.each([
  ['Text', 1],
  ['Audio', 1],
  ['VideoCaptions', 0],
  ['Avatar', 0],
] as const)('a stopped %s story with scenes leads to the choice of images %i times', async (mode, times) => {
  await showFailed({ creation_mode: mode })
  await screen.findByRole('button', { name: /Retry|Back/ })
  const links = screen.queryAllByRole('link', { name: 'Choose visuals' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(times).fill(`/story/${ID}/visuals`))
})

describe('a story that is being made', () => {
  const showGeneration = async (first: 'GENERATING' | 'COMPLETED', revisions = { status: 1, story: 1 }) => {
    const scenes = [first, 'GENERATING'].map((status, at) => ({ id: String(at), text: '', arolls: [], status }))
    const status = { story_id: ID, status: 'GENERATING', scenes_total: 2, scenes_completed: 1, activity: 'Drawing' }
    http.mockImplementation((url: string) =>
      Promise.resolve(
        url.includes('engines')
          ? { engines: [] }
          : url.includes('status')
            ? { ...status, revision: revisions.status }
            : { story_id: ID, display_title: 'Bees', scenes, revision: revisions.story },
      ),
    )
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/generating']}>
          <GeneratingView storyId={ID} />
          <Place />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  }

  it('a story in generation opens in the editor with its first scene', async () => {
    await showGeneration('COMPLETED')
    await waitFor(() => expect(place()).toBe(`/story/${ID}`))
  })

  it('a story in generation shows its progress until then', async () => {
    await showGeneration('GENERATING')
    await screen.findByText('1 of 2')
    expect(place()).toBe('/generating')
  })

  it('a story in generation says that the connection is lost, and continues after a reconnect', async () => {
    await showGeneration('GENERATING')
    await screen.findByText('1 of 2')
    const answers = http.getMockImplementation()
    http.mockRejectedValue(new ApiError({ status: 0, message: 'No answer', code: 'NETWORK_FAILURE' }))
    await screen.findByText(/^Connection lost\. Generation continues/, undefined, {
      timeout: 20_000,
    })
    expect(screen.getByText('1 of 2')).toBeTruthy()
    http.mockImplementation(answers ?? (() => undefined))
    await waitFor(() => expect(screen.queryByText(/^Connection lost/)).toBeNull(), { timeout: 20_000 })
  })

  it('the story is loaded again only when it is older than its status', async () => {
    const revisions = { status: 1, story: 1 }
    const loads = () => http.mock.calls.filter(([url]) => String(url).includes('/get_story/')).length
    http.mockClear()
    await showGeneration('GENERATING', revisions)
    await screen.findByText('1 of 2')
    await screen.findByText('Bees')
    const statuses = () => http.mock.calls.filter(([url]) => String(url).includes('status')).length
    const before = statuses()
    await waitFor(() => expect(statuses()).toBeGreaterThan(before), { timeout: 15_000 })
    expect(loads()).toBe(1)
    Object.assign(revisions, { status: 2, story: 2 })
    await waitFor(() => expect(loads()).toBe(2), { timeout: 15_000 })
  })
})
