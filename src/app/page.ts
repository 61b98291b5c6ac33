import type { ComponentType } from 'react'
import type { PageName } from '#src/shared/services/telemetry/telemetry.ts'
import type { PagePath } from './paths.ts'

/** Who may see a page. `guest`: signed-out people only. Staff pages show others the 404 page. */
type Access = 'public' | 'guest' | 'user' | 'staff'

/** The layout around a page: the app's header in the container (by default), the wide header of signed-out pages, or nothing. */
type Frame = 'app' | 'wide' | 'bare'

export interface Page {
  path: PagePath
  access: Access
  frame?: Frame
  /** What the page is called: announced after a navigation, and its analytics name where the specification has it. */
  name: string
  /** Its analytics name where that is another one. */
  analyticsName?: PageName
  /** Only desktop Chrome, Brave and Firefox can show it. */
  needsDesktopBrowser?: true
  load: () => Promise<{ Component: ComponentType }>
}

/** What a matched route says about its page. */
export type PageHandle = Pick<Page, 'name' | 'analyticsName'>
