import { authenticateChannel } from './authenticate-channel.ts'
import { listMissedEvents } from './list-missed-events.ts'

export const realtimeRoutes = { authenticateChannel, listMissedEvents }
