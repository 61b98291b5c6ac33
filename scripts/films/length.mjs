/** What a video may be shorter or longer than was asked for, and than was announced. */
const TOLERANCE = 0.1

/**
 * What the app says about the length of a prompt's video before it is generated.
 * @param {import('#src/shared/api/create-call.ts').ToolCall} call
 * @param {import('./briefs.mjs').FilmBrief} brief
 * @returns {Promise<{ basis: string, seconds: number }>}
 */
export async function forecastLength(call, { text, language = 'en-US', seconds = 30 }) {
  const body = { prompt: text, language, video_length_in_sec: seconds }
  const { basis, seconds: announced } = await call('forecastWriting', { body })
  return { basis, seconds: announced ?? seconds }
}

const isNear = (seconds, aim) => Math.abs(seconds / aim - 1) <= TOLERANCE

/**
 * A line of the report on whether lengths are as asked or as announced.
 * @param {{ brief: import('./briefs.mjs').FilmBrief, seconds: number, forecast: { basis: string, seconds: number } }[]} films
 */
export function lengthReport(films) {
  const asAsked = films.filter(({ brief, seconds }) => isNear(seconds, brief.seconds ?? 30))
  const others = films.filter((film) => !asAsked.includes(film))
  const announced = others.filter(
    ({ seconds, forecast }) => forecast.basis === 'TOPIC_ONLY' || isNear(seconds, forecast.seconds),
  )
  const wrong = others.filter((film) => !announced.includes(film))
  const names = wrong.map(
    ({ brief, seconds, forecast }) =>
      `; “${brief.text.slice(0, 30)}” ${seconds.toFixed(1)} s, announced ${forecast.seconds.toFixed(1)} s`,
  )
  return `- Length within 10 % of what was asked: ${asAsked.length} of ${films.length}; announced to within 10 % before: ${announced.length} of the other ${others.length}${names.join('')}`
}
