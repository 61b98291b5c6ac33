import type { ScenarioState } from '../scenarios/scenario-state.ts'

/** A state of the whole product that is worth looking at, with an account of its own in this browser. */
export interface World {
  /** Stands in links: `as:<id>`. */
  id: string
  what: string
  /** Where it opens; `:story` is the person's newest story. */
  page: string
  isPremium?: true
  /** What goes wrong in it. */
  scenario?: Partial<ScenarioState>
}

/** A month and the hours that a renewal takes at most. */
export const AFTER_RENEWAL_MS = 32 * 86_400_000

/** What a screen can be in beside the personas' everyday: each opens by its link, `?dev=as:<id>`. What fills them is in `worlds/make-world.ts`. */
export const worlds = [
  { id: 'empty', what: 'A profile, and nothing made yet', page: '/app' },
  { id: 'out-of-credits', what: 'Every credit is spent', page: '/app' },
  { id: 'expiring-credits', what: 'Few credits, most of them gone in five days', page: '/account/subscription' },
  { id: 'long-usage', what: 'A hundred lines of usage', page: '/account/subscription' },
  { id: 'subscribed', what: 'A plan that renews', page: '/account/subscription' },
  { id: 'cancelled-plan', what: 'A plan that runs to its end', page: '/account/subscription' },
  {
    id: 'past-due',
    what: 'The renewal was declined',
    page: '/account/subscription',
    scenario: { clock: { aheadMs: AFTER_RENEWAL_MS, stoppedAtMs: null } },
  },
  { id: 'full-plan', what: 'As many videos and projects as the plan holds', page: '/app' },
  { id: 'many-stories', what: '10,000 stories', page: '/app', isPremium: true },
  { id: 'long-story', what: 'A story of 200 scenes', page: '/story/:story', isPremium: true },
  {
    id: 'mid-generation',
    what: 'A story that is being drawn, and stands still',
    page: '/generating?story_id=:story',
    scenario: { engines: { illustrator: 'waits' } },
  },
  { id: 'failed-generation', what: 'A story whose last picture failed', page: '/generating?story_id=:story' },
  { id: 'failed-render', what: 'A story whose export failed', page: '/story/:story' },
  { id: 'arabic', what: 'A story from right to left', page: '/story/:story' },
  { id: 'long-words', what: 'A title and words without a place to break', page: '/story/:story' },
  { id: 'many-notifications', what: '120 notifications under the bell', page: '/app' },
  { id: 'no-connection', what: 'Every call fails', page: '/app', scenario: { isOffline: true } },
  { id: 'slow', what: 'Every call takes two seconds', page: '/app', scenario: { latencyMs: 2_000 } },
  {
    id: 'unreliable',
    what: 'Every fifth call fails, the same ones each time',
    page: '/app',
    scenario: { random: { seed: 7, percent: 20 } },
  },
  {
    id: 'connected-models',
    what: 'Models of providers, simulated, with prices and refusals',
    page: '/app',
    scenario: { hasProviders: true },
  },
  { id: 'no-realtime', what: 'No realtime connection', page: '/app', scenario: { isSocketDown: true } },
] as const satisfies readonly World[]

export type WorldId = (typeof worlds)[number]['id']
