/** The page that the server's headless browser opens: renders the video that its URL names, then closes itself. */
import { runRender } from './lib/run-render.ts'

const address = new URLSearchParams(location.hash.slice(1))
const renderId = address.get('render')
const token = address.get('token')
const note = document.querySelector('#note')

const say = (text: string) => {
  document.title = text
  if (note) note.textContent = text
}

if (renderId === null || token === null) say('Nothing to render: no render ID in the URL')
else {
  const outcome = await runRender({
    renderId,
    token,
    onProgress: ({ frame, totalFrames }) => say(`Rendering ${frame} of ${totalFrames} frames`),
  })
  say(outcome.status)
  window.close()
}
