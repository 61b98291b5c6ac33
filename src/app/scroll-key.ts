import type { Location } from 'react-router-dom'

/**
 * The key of a page's scroll position: its history entry. The first entry of every load has the same key, so it goes by
 * its URL: another page that was loaded before says nothing about this one.
 */
export const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)
