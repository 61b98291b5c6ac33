import { useListAvailableCountries } from '#generated/client/constants/constants.ts'
import styles from './rows-grid.module.css'

interface CountryChoiceProps {
  /** Codes of countries that are already chosen (ISO 3166, two letters). */
  chosen: readonly string[]
  onChoose: (code: string) => void
}

/** Adds a country; nothing is shown until the countries are loaded. */
export function CountryChoice({ chosen, onChoose }: CountryChoiceProps) {
  const { data } = useListAvailableCountries({ query: { staleTime: Infinity } })
  if (!data) return null
  return (
    <label className={styles.day}>
      Country
      <select value="" onChange={(event) => onChoose(event.target.value)}>
        <option value="">{chosen.length === 0 ? 'All countries' : 'Another country…'}</option>
        {data.countries
          .filter(({ code }) => !chosen.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
    </label>
  )
}
