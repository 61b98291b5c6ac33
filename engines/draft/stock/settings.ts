import type { Setting } from './motifs.ts'

interface SettingWords {
  /** Follows the motif's title. */
  title: string
  /** Follows the motif's prompt. */
  prompt: string
  tags: string
}

/** Hours, weathers and framings in which a motif is shown. */
export const SETTINGS: Readonly<Record<Setting, SettingWords>> = {
  dawn: { title: 'at dawn', prompt: 'at dawn', tags: 'dawn, sunrise, morning' },
  morning: { title: 'in the morning', prompt: 'in the morning', tags: 'morning' },
  noon: { title: 'at noon', prompt: 'on a sunny clear day', tags: 'day, sunny, blue sky' },
  afternoon: { title: 'in the afternoon', prompt: 'on a sunny afternoon', tags: 'day, afternoon' },
  dusk: { title: 'at dusk', prompt: 'at sunset', tags: 'dusk, sunset, evening' },
  evening: { title: 'in the evening', prompt: 'in the evening', tags: 'evening, warm' },
  night: { title: 'at night', prompt: 'at night', tags: 'night, dark' },
  fog: { title: 'in the fog', prompt: 'in the fog', tags: 'fog, mist, calm' },
  storm: { title: 'before the storm', prompt: 'in a storm', tags: 'storm, rain, dramatic' },
  rain: { title: 'in the rain', prompt: 'in the rain', tags: 'rain, wet' },
  snow: { title: 'in the snow', prompt: 'in the snow', tags: 'snow, winter, cold' },
  spring: { title: 'in spring', prompt: 'in spring with cherry blossom', tags: 'spring, blossom' },
  autumn: { title: 'in autumn', prompt: 'in autumn', tags: 'autumn, leaves' },
  winter: { title: 'in winter', prompt: 'in winter snow', tags: 'winter, snow, cold' },
  aurora: {
    title: 'under the northern lights',
    prompt: 'under the northern lights',
    tags: 'aurora, northern lights, night',
  },
  plain: { title: '', prompt: '', tags: '' },
  wide: { title: 'from afar', prompt: 'wide shot', tags: 'wide' },
  closeup: { title: 'up close', prompt: 'close-up', tags: 'close-up, detail' },
  calm: { title: 'in calm colours', prompt: 'calm and quiet', tags: 'calm, quiet' },
}
