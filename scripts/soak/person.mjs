import { createAccount, makeFilm } from '../lib/account.mjs'
import { pause } from './pause.mjs'

const FILM = { initial_prompt: 'A lighthouse keeper writes one letter every night', video_length_in_sec: 15 }
/** Between two calls of a user, ms: a fast worker. */
const THINKING = 400
const EDITS = 40
/** Number of visits between new videos, which are free and replace the old one. */
const VISITS_PER_FILM = 10

/**
 * An account with a finished video that repeatedly connects, listens, edits, undoes and leaves.
 * @param {{ url: string, makePremium: (email: string) => Promise<void> }} host
 */
export async function createPerson({ url, makePremium }) {
  let times = []
  const { username, call, logIn } = await createAccount(url, (ms) => times.push(ms))
  await makePremium(username)
  let storyId = await makeFilm(call, FILM)
  let visits = 0
  let lost = 0

  async function visit() {
    await logIn()
    const listening = await listen(url, call)
    try {
      if (++visits % VISITS_PER_FILM === 0) {
        await call('archiveStory', { body: { story_id: storyId, archive: true } })
        storyId = await makeFilm(call, FILM)
      }
      for (let edit = 0; edit < EDITS; edit++) {
        await editOnce(call, storyId, edit)
        await pause(THINKING)
      }
      if (listening.events() === 0 && !listening.isLost()) throw new Error('No event announced the edits')
    } finally {
      if (await listening.close()) lost++
      await call('logout', {})
    }
  }

  return {
    /** Comes and goes until then. @param {number} ends of `performance.now()` */
    workUntil: async (ends) => {
      while (performance.now() < ends) await visit()
    },
    /** Milliseconds of every call since the last time. */
    takeTimes: () => {
      const taken = times
      times = []
      return taken
    },
    /** How often the server closed the channel early: a suspended machine causes that, and the user reconnects. */
    lost: () => lost,
  }
}

/** An everyday action; additions are removed again. */
async function editOnce(call, storyId, edit) {
  const params = { story_id: storyId }
  const { scenes } = await call('getStory', { params })
  const first = scenes[0]
  const kinds = [
    () => call('updateStory', { params, body: { display_title: `Title ${edit}` } }),
    () => call('addScene', { body: { ...params, new_element_order: 1, duplicate_of: first.scene_id } }),
    () => call('deleteScene', { body: { ...params, scene_id: scenes[1].scene_id } }),
    () => call('updateMusic', { body: { ...params, background_music_volume: (edit % 10) / 10 } }),
    () =>
      call('updateSceneAudio', {
        body: {
          ...params,
          scene_id: first.scene_id,
          new_text: `A text of edit ${edit}.`,
          generate_audio: false,
          upload_audio: false,
        },
      }),
    () => call('undoStoryEdit', { params }),
    () => call('getUserStories', { params: { page: 1, page_size: 10 } }),
    () => call('getUserDetails', {}),
  ]
  return kinds[edit % kinds.length]?.()
}

/** Listens to the user's channel like the app. */
async function listen(url, call) {
  const { pusher_id: id } = await call('getUserDetails', {})
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/storyloom?protocol=7&client=js&version=8.4.0`)
  let events = 0
  const closed = new Promise((resolve) => {
    socket.onclose = resolve
  })
  await new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error('Can’t reach the channel'))
    socket.onmessage = async ({ data }) => {
      const { event, data: inner } = JSON.parse(data)
      if (event === 'pusher:connection_established') {
        const channel = `private-user-${id}`
        const body = { socket_id: JSON.parse(inner).socket_id, channel_name: channel }
        const { auth } = await call('authenticateChannel', { body })
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
      } else if (event === 'pusher_internal:subscription_succeeded') resolve(undefined)
      // On a busy machine a visit lasts longer than the server keeps a silent socket.
      else if (event === 'pusher:ping') socket.send(JSON.stringify({ event: 'pusher:pong', data: {} }))
      else events++
    }
  })
  return {
    events: () => events,
    isLost: () => socket.readyState !== WebSocket.OPEN,
    /** Whether the server had closed it before. */
    close: async () => {
      const isLost = socket.readyState !== WebSocket.OPEN
      socket.close()
      await closed
      return isLost
    },
  }
}
