import type { Location } from 'react-router-dom'

/**
 * What a page's scroll position is stored under: its entry of the history. The first entry of every load has the same key, so it goes by
 * its URL: another page that was loaded before says nothing about this one.
 */
export const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)
