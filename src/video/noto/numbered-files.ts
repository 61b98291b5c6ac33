/** Part of a font: letters and where they are. */
export interface FontFile {
  url: string
  /** As in CSS `unicode-range`. */
  range: string
}

/**
 * The files of a font that is cut into about a hundred numbered parts, of which a film needs a few.
 * @param urls URLs by the files' paths
 * @param ranges letters by '[number]', as the package's own list has them
 */
export function numberedFiles(
  urls: Readonly<Record<string, string>>,
  ranges: Readonly<Record<string, string>>,
): FontFile[] {
  return Object.entries(urls).flatMap(([path, url]) => {
    const [, number = ''] = /-(\d+)-wght-normal\.woff2$/u.exec(path) ?? []
    const range = ranges[`[${number}]`]
    return range === undefined ? [] : [{ url, range }]
  })
}
