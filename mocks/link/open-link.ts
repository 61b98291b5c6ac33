import { calm, partsOf, type ScenarioState } from '../scenarios/scenario-state.ts'
import { scenario } from '../scenarios/scenario.ts'
import { personas } from '../seeds/personas.ts'
import { demoStates } from '../seeds/demo-states.ts'
import type { TabHost } from '../tab-host.ts'
import { LINK_PARAMETER, readLink, writeLink, type DevLink } from './dev-link.ts'

const ENTERED = 'storyloom-tab-host-as'
const UNKNOWN = 'storyloom-tab-host-unknown'
let unknown: readonly string[] = []

/** Unknown parts of the link that this page was opened with. */
export const notUnderstood = (): readonly string[] => unknown

/** The persona or demo state that was entered last in this tab. */
export const enteredAs = (): string | null => sessionStorage.getItem(ENTERED)
export const rememberEntered = (id: string): void => sessionStorage.setItem(ENTERED, id)

/**
 * Applies the link's scenario and removes its parameter from the URL, unless a persona must be entered first: a reload meanwhile
 * starts over. Answers the remaining persona and frame. null: the page was opened without a link.
 */
export function takeLink(): Pick<DevLink, 'as' | 'view'> | null {
  const url = new URL(location.href)
  const text = url.searchParams.get(LINK_PARAMETER)
  if (text === null) {
    unknown = JSON.parse(sessionStorage.getItem(UNKNOWN) ?? '[]') as string[]
    sessionStorage.removeItem(UNKNOWN)
    return null
  }
  const read = readLink(text)
  unknown = read.unknown
  if (read.link.view === null) {
    scenario.set(read.link.scenario)
    if (read.link.as === null) history.replaceState(history.state, '', withoutLink())
  }
  return read.link
}

/** Signs in as a persona or demo state and answers its first page. Active faults stay active, besides those of the demo state. */
export async function enter(host: TabHost, id: string): Promise<string> {
  const [{ loadDemoState }, { becomePersona }] = await Promise.all([
    import('../demo-states/load-demo-state.ts'),
    import('../seeds/become-persona.ts'),
  ])
  const demoState = demoStates.find((each) => each.id === id)
  const persona = personas.find((each) => each.id === id)
  if (!demoState && !persona) throw new Error(`There is no persona '${id}'`)
  const before = scenario.read()
  const present = changesOf(before)
  // Existing data was seeded without faults and free of charge. A persona's story in progress continues under the link's faults.
  scenario.set({ engines: calm.engines, hasProviders: calm.hasProviders })
  try {
    const page = demoState
      ? await loadDemoState(host, demoState.id)
      : persona
        ? await becomePersona(host, persona)
        : '/'
    scenario.set(present)
    rememberEntered(id)
    return page
  } catch (cause) {
    scenario.set(before)
    throw cause
  }
}

/**
 * Signs in the link's persona and loads the page: the app reads the session when its code loads. A link without a page leads to the
 * persona's first page. Resolves only when that failed.
 */
export async function enterByLink(host: TabHost, id: string): Promise<void> {
  showEntering(id)
  try {
    const page = await enter(host, id)
    sessionStorage.setItem(UNKNOWN, JSON.stringify(unknown))
    location.replace(location.pathname === '/' ? page : withoutLink())
    await new Promise(() => undefined)
  } catch (cause) {
    passOver(`as:${id} (${cause instanceof Error ? cause.message : String(cause)})`)
  }
}

/** Opens the page without a part of its link, which the panel shows. */
export function passOver(part: string): void {
  history.replaceState(history.state, '', withoutLink())
  unknown = [...unknown, part]
}

function withoutLink(): string {
  const url = new URL(location.href)
  url.searchParams.delete(LINK_PARAMETER)
  return url.href
}

/** The app is not loaded yet, and seeding a persona's data takes up to a minute. */
function showEntering(id: string): void {
  const line = document.querySelector('#root > .boot')
  if (!line) return
  line.setAttribute('role', 'status')
  line.textContent = `Signing in as ‘${id}’… Creating stories first can take a minute.`
}

/** The active faults of a state. */
const changesOf = (state: ScenarioState): Partial<ScenarioState> =>
  Object.fromEntries(partsOf(state).map((part) => [part, state[part]]))

/** Shows the page in a frame of the link's size; the backend is in there. Never resolves: out here there is no app. */
export function showInFrame({ width, height }: NonNullable<DevLink['view']>): Promise<never> {
  const url = new URL(location.href)
  const { link } = readLink(url.searchParams.get(LINK_PARAMETER) ?? '')
  const state = writeLink({ ...link, view: null })
  url.searchParams.delete(LINK_PARAMETER)
  const search = [url.searchParams.toString(), state && `${LINK_PARAMETER}=${state}`].filter((part) => part !== '')
  const frame = document.createElement('iframe')
  frame.title = `This page in ${width} × ${height} px`
  frame.src = `${url.pathname}${search.length > 0 ? `?${search.join('&')}` : ''}`
  frame.width = String(width)
  frame.height = String(height)
  frame.style.cssText = 'display: block; box-sizing: content-box; margin: 24px auto; border: 1px solid gray'
  document.body.append(frame)
  return new Promise(() => undefined)
}
