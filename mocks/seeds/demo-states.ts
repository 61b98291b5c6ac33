import type { ScenarioState } from '../scenarios/scenario-state.ts'

/** A demo state of the whole product, with a separate account in this browser. */
export interface DemoState {
  /** Used in links: `as:<id>`. */
  id: string
  what: string
  /** Its first page; `:story` is the user's newest story. */
  page: string
  isPremium?: true
  /** Its active faults. */
  scenario?: Partial<ScenarioState>
}

/** A month and the hours that a renewal takes at most. */
export const AFTER_RENEWAL_MS = 32 * 86_400_000

/** Demo states besides the personas: each opens by its link, `?dev=as:<id>`. Seeded in `demo-states/seed-demo-state.ts`. */
export const demoStates = [
  { id: 'empty', what: 'New account with a profile, no stories', page: '/app' },
  { id: 'out-of-credits', what: 'No credits left', page: '/app' },
  { id: 'expiring-credits', what: 'Few credits, most expiring in five days', page: '/account/subscription' },
  { id: 'long-usage', what: '100 usage entries', page: '/account/subscription' },
  { id: 'subscribed', what: 'Renewing plan', page: '/account/subscription' },
  { id: 'cancelled-plan', what: 'Cancelled plan', page: '/account/subscription' },
  {
    id: 'past-due',
    what: 'Renewal declined',
    page: '/account/subscription',
    scenario: { clock: { aheadMs: AFTER_RENEWAL_MS, stoppedAtMs: null } },
  },
  { id: 'full-plan', what: 'Plan limits reached', page: '/app' },
  { id: 'many-stories', what: '10,000 stories', page: '/app', isPremium: true },
  { id: 'long-story', what: 'Story with 200 scenes', page: '/story/:story', isPremium: true },
  {
    id: 'mid-generation',
    what: 'Story generation stuck',
    page: '/generating?story_id=:story',
    scenario: { engines: { illustrator: 'waits' } },
  },
  { id: 'failed-generation', what: 'Story with a failed image', page: '/generating?story_id=:story' },
  { id: 'failed-render', what: 'Story with a failed export', page: '/story/:story' },
  { id: 'arabic', what: 'Right-to-left story', page: '/story/:story' },
  { id: 'long-words', what: 'Unbreakable title and text', page: '/story/:story' },
  { id: 'many-notifications', what: '120 notifications', page: '/app' },
  { id: 'no-connection', what: 'All calls fail', page: '/app', scenario: { isOffline: true } },
  { id: 'slow', what: 'Calls take two seconds', page: '/app', scenario: { latencyMs: 2_000 } },
  {
    id: 'unreliable',
    what: 'Every fifth call fails, deterministically',
    page: '/app',
    scenario: { random: { seed: 7, percent: 20 } },
  },
  {
    id: 'connected-models',
    what: 'Simulated provider models with prices and refusals',
    page: '/app',
    scenario: { hasProviders: true },
  },
  { id: 'no-realtime', what: 'No realtime connection', page: '/app', scenario: { isSocketDown: true } },
] as const satisfies readonly DemoState[]

export type DemoStateId = (typeof demoStates)[number]['id']
