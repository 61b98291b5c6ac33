import { providePage } from './page-globals.ts'

// Run as a process: the open tab of one user, by the app's own code for the socket, the order of events and missed ones.
// PAGE_URL, TOKEN and PUSHER_ID say whose. Writes 'begun' with the number of the last earlier event, then each event that
// reaches the page as 'event NUMBER NAME', and 'resync' when the page would load everything again.
const { PAGE_URL = '', TOKEN = '', PUSHER_ID = '' } = process.env
providePage(PAGE_URL)
localStorage.setItem('token', TOKEN)
localStorage.setItem('isLoginSuccessful', 'true')

const { realtimeEvents } = await import('#generated/realtime/events.ts')
const { connectRealtime } = await import('#src/shared/realtime/connect.ts')
const { onRealtimeEvent, onResync } = await import('#src/shared/realtime/events.ts')
const { readLastEvent } = await import('#src/shared/realtime/last-event.ts')
const { createQueryClient } = await import('#src/shared/lib/query-client.ts')

for (const name of Object.keys(realtimeEvents) as (keyof typeof realtimeEvents)[])
  onRealtimeEvent(name, ({ seq }) => console.log('event', seq, name))
onResync(() => console.log('resync'))
const begun = readLastEvent()
connectRealtime(PUSHER_ID, begun, createQueryClient())
console.log('begun', await begun)
