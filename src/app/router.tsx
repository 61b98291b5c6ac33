import type { ComponentType, ReactNode } from 'react'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { GuestOnly } from './guards/guest-only.tsx'
import { RequireAuth } from './guards/require-auth.tsx'
import { RequireDesktopBrowser } from './guards/require-desktop-browser.tsx'
import { RequireStaff } from './guards/require-staff.tsx'
import { AppLayout } from './layouts/app-layout.tsx'
import { BareLayout } from './layouts/bare-layout.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import type { Page, PageHandle } from './page.ts'
import { pages } from './pages.ts'
import { paths, type PagePath } from './paths.ts'
import { Component as NotFound } from './routes/not-found/page.tsx'
import { PageError } from './routes/page-error.tsx'

const frames: Record<NonNullable<Page['frame']>, ReactNode> = {
  app: <AppLayout />,
  wide: <AppLayout isWide />,
  bare: <BareLayout />,
}

/** From the outside in; staff pages ask inside their frame, because others see the 404 page there. */
const guards: Record<Page['access'], { aroundFrame?: ComponentType; insideFrame?: ComponentType }> = {
  public: {},
  guest: { aroundFrame: GuestOnly },
  user: { aroundFrame: RequireAuth },
  staff: { aroundFrame: RequireAuth, insideFrame: RequireStaff },
}

const accesses = Object.keys(guards) as Page['access'][]
const frameNames = Object.keys(frames) as NonNullable<Page['frame']>[]

const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PageError,
    HydrateFallback: Nothing,
    children: [
      redirectRoute(paths.root, paths.home.pattern),
      redirectRoute(paths.homeStory, paths.story.pattern),
      redirectRoute(paths.new, paths.newStory.pattern),
      redirectRoute(paths.newFor, paths.newStoryFor.pattern),
      ...accesses.flatMap((access) => frameNames.flatMap((frame) => group(access, frame))),
      { element: frames.app, children: [{ path: '*', handle: { name: 'Page not found' }, Component: NotFound }] },
    ],
  },
]

/** Pages of one access and one frame below their shared guards and layout, so that neither remounts between them. */
function group(access: Page['access'], frame: NonNullable<Page['frame']>): RouteObject[] {
  const members = pages.filter((page) => page.access === access && (page.frame ?? 'app') === frame)
  const { aroundFrame, insideFrame } = guards[access]
  const framed = (some: Page[]): RouteObject[] =>
    some.length === 0 ? [] : [{ element: frames[frame], children: below(insideFrame, some.map(pageRoute)) }]
  const anywhere = framed(members.filter((page) => !page.needsDesktopBrowser))
  const onDesktop = below(RequireDesktopBrowser, framed(members.filter((page) => page.needsDesktopBrowser)))
  return below(aroundFrame, [...anywhere, ...onDesktop])
}

function below(Guard: ComponentType | undefined, children: RouteObject[]): RouteObject[] {
  return Guard && children.length > 0 ? [{ Component: Guard, children }] : children
}

function pageRoute({ path, name, analyticsName, load }: Page): RouteObject {
  const handle: PageHandle = { name, ...(analyticsName && { analyticsName }) }
  return { path: path.pattern, handle, ErrorBoundary: PageError, lazy: () => load().catch(throwing) }
}

/** A route whose part did not come counts as still loading and shows nothing at all; one that throws meets its error page. */
function throwing(cause: unknown) {
  return {
    Component: () => {
      throw cause
    },
  }
}

/** Keeps parameters and query string. */
function redirectRoute(from: PagePath, toPattern: string): RouteObject {
  return {
    path: from.pattern,
    Component: Nothing,
    loader: ({ request, params }) => {
      const path = toPattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      return redirect(path + new URL(request.url).search)
    },
  }
}

/** Stands for the moment until a redirect is followed. */
function Nothing() {
  return null
}

/** The paths that have a page. */
export const knownPaths: readonly string[] = pages.map(({ path }) => path.pattern)

export const createRouter = () => createBrowserRouter(routes)
