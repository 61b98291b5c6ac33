import type { PublicStory } from '#generated/schema.ts'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { refundAttempt, guessRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { type App, withoutTransaction } from '#server/platform/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { presentPublicStory } from '#server/modules/stories/presenters/public-story.ts'
import { findSharedStory } from '#server/modules/stories/shared-story.ts'
import type { PageWords } from './client-files.ts'

const PRODUCT = 'Storyloom'
/** Not for search engines, in any state: the key is for its recipients. */
const HIDDEN = tag('meta', { name: 'robots', content: 'noindex' })

/** The metadata of a preview link's page for clients without scripts: chats and networks that show a card of it. */
export async function describePreview(app: App, key: string, clientAddress: string): Promise<PageWords> {
  const rules = guessRules(`preview:${clientAddress}`)
  const story = await withoutTransaction(app, async (scope) => {
    // The same count as the call's: the page must not be the easier way to guess.
    await takeAttempt(scope.services, scope.db, rules)
    const row = await findSharedStory(scope, key)
    if (!row) return null
    await refundAttempt(scope.db, rules)
    return presentPublicStory(scope, row, key)
  }).catch((cause: unknown) => {
    if (cause instanceof HttpError) return null
    throw cause
  })
  return story ? wordsOf(story, app.config.publicUrl) : { title: PRODUCT, head: HIDDEN }
}

function wordsOf(story: PublicStory, origin: string): PageWords {
  const title = story.display_title.trim() || PRODUCT
  const description = `A ${lengthOf(story)} video made with ${PRODUCT}. No account needed to watch.`
  const url = new URL('/preview', origin)
  url.searchParams.set('public_preview_id', story.public_preview_id)
  const image = imageOf(story)
  const { width, height } = outputSize(story.aspect_ratio)
  const property = (name: string, content: string) => tag('meta', { property: name, content })
  return {
    title: escapeText(title),
    head: [
      HIDDEN,
      tag('meta', { name: 'description', content: description }),
      property('og:type', 'video.other'),
      property('og:site_name', PRODUCT),
      property('og:title', title),
      property('og:description', description),
      property('og:url', url.href),
      tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
      ...(image
        ? [
            property('og:image', new URL(image, origin).href),
            property('og:image:alt', `First image of “${title}”`),
            property('video:duration', String(Math.round(framesToMs(story.duration_in_frames) / 1000))),
          ]
        : []),
      ...(story.video_url
        ? [
            property('og:video', new URL(story.video_url, origin).href),
            property('og:video:type', 'video/mp4'),
            property('og:video:width', String(width)),
            property('og:video:height', String(height)),
          ]
        : []),
      ...(story.poster_url
        ? [tag('link', { rel: 'preload', as: 'image', crossorigin: 'anonymous', href: story.poster_url })]
        : []),
    ].join(''),
  }
}

/** The first image at its full size; of a video its small still. */
function imageOf({ scenes, poster_url }: PublicStory): string | null {
  const first = scenes[0]?.arolls[0]
  return first?.aroll_type === 'ImageARoll' && first.media_url ? first.media_url : poster_url
}

function lengthOf({ duration_in_frames: frames }: PublicStory): string {
  const seconds = Math.round(framesToMs(frames) / 1000)
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes`
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`)
  return `<${name}${written.join('')} />`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}
